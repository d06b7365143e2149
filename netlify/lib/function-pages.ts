import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { FieldErrors } from '../../src/features/leads/lead.ts';
import type { RenderError } from './error-response.ts';
import { html } from './responses.ts';

/** A built page that a function fills in, bundled with the function (`included_files` in netlify.toml). */
export async function functionPage(name: string): Promise<HTMLElement> {
  return parse(await readFile(join(process.cwd(), '.netlify/function-pages', `${name}.html`), 'utf8'), {
    comment: true,
  });
}

/** The first element of a page, or of a part of it, that a selector names. Throws where there is none. */
export function find(page: HTMLElement, selector: string): HTMLElement {
  const element = page.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Puts plain text into the element marked `data-fill="name"`, and returns the element. */
export function fill(page: HTMLElement, name: string, text: string): HTMLElement {
  const element = find(page, `[data-fill="${name}"]`);
  element.textContent = text;
  element.removeAttribute('hidden');
  return element;
}

/**
 * Renders a form again with the submitted values and their errors: the title mentions the error, and the first invalid
 * control has the focus, or else the message. The page is plain HTML: hydrating the changed markup would discard the
 * values.
 */
export function refillForm(
  page: HTMLElement,
  submitted: Record<string, unknown>,
  errors: FieldErrors,
  message: string,
): string {
  for (const island of page.querySelectorAll('astro-island')) island.replaceWith(...island.childNodes);
  let firstInvalid: HTMLElement | undefined;
  for (const control of page.querySelectorAll('form[action="/api/leads"] [name]')) {
    const name = control.getAttribute('name') ?? '';
    const value = submitted[name];
    // Hidden fields say which form and consent this page shows, not those of the page that was sent. The honeypot stays
    // empty: the visitor cannot see what the browser filled in.
    const isRestorable = control.getAttribute('type') !== 'hidden' && name !== 'topic';
    if (typeof value === 'string' && isRestorable) setValue(control, value);
    if (errors[name]) {
      firstInvalid ??= control;
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', `${name}-error`);
      const errorElement = page.querySelector(`#${name}-error`);
      if (errorElement) errorElement.textContent = errors[name];
      errorElement?.removeAttribute('hidden');
    }
  }
  const messageElement = fill(page, 'form-message', message);
  // Without JavaScript, autofocus is what scrolls to it.
  (firstInvalid ?? messageElement.setAttribute('tabindex', '-1')).setAttribute('autofocus', '');
  const title = find(page, 'title');
  title.textContent = `${message.split('.')[0]} | ${title.textContent}`;
  return page.toString();
}

/** Restores a typed or chosen value in a control. */
export function setValue(control: HTMLElement, value: string): void {
  if (control.tagName === 'TEXTAREA') control.textContent = value;
  else if (control.tagName === 'SELECT') {
    for (const option of control.querySelectorAll('option')) {
      if (option.getAttribute('value') === value) option.setAttribute('selected', '');
      else option.removeAttribute('selected');
    }
  } else if (control.getAttribute('type') === 'checkbox') control.setAttribute('checked', '');
  else if (control.getAttribute('type') === 'radio') {
    if (control.getAttribute('value') === value) control.setAttribute('checked', '');
    else control.removeAttribute('checked');
    // The parser escapes quotes in an attribute and leaves a typed "&lt;" to be read as markup.
  } else control.setAttribute('value', value.replaceAll('&', '&amp;'));
}

/** The error page for a plain form post. */
export const errorPage: RenderError = async (status, message, headers) => {
  const page = await functionPage('message');
  // A person reads this one in the address bar.
  fill(
    page,
    'message',
    status === 405 ? 'There is nothing to read at this address: it only receives what our forms send.' : message,
  );
  return html(status, page.toString(), headers);
};
