// The lead forms as they are printed, before any script runs.
import { expect, test } from 'vitest';
import { guidePdfUrl, guideTextUrl } from '../../src/features/guide/files.ts';
import { consultationTest } from '../../src/features/leads/forms/consultation.ts';
import { download, guide, guideEmail } from '../../src/features/leads/forms/guide.ts';
import { pageAt, pages } from '../support/built-pages.ts';

const forms = pages.flatMap(({ path, root }) =>
  root.querySelectorAll('form[action="/api/leads"]').map((form) => ({ path, form })),
);
const saleForm = forms.find(({ path }) => path === '/selling-house-probate')?.form;

test('the sale form has the agreed field order and the id lead-form', () => {
  expect(saleForm?.id).toBe('lead-form');
  const names = saleForm?.querySelectorAll('[name].input').map((control) => control.getAttribute('name'));
  expect(names).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'county',
    'propertyAddress',
    'roleInProbate',
    'contactPreference',
    'message',
  ]);
});

test.each(forms)('$path: telephone fields show a number keypad; the honeypot is not autofilled', ({ form }) => {
  for (const number of form.querySelectorAll('input[type="tel"]')) expect(number.getAttribute('inputmode')).toBe('tel');
  const hidden = form.querySelector('.sr-only input');
  expect(hidden?.getAttribute('name')).toBe('topic');
  expect(hidden?.getAttribute('autocomplete')).toBe('off');
  expect(hidden?.getAttribute('data-lpignore')).toBe('true');
  expect(hidden?.hasAttribute('data-1p-ignore')).toBe(true);
});

test.each([guide.page, guideEmail.page, download.page, '/confirmation'])('%s links to the guide files', (path) => {
  const main = pageAt(path)?.root.querySelector('main');
  for (const address of [guideTextUrl, guidePdfUrl]) {
    const link = main?.querySelector(`a[href="${address}"]`);
    expect(link?.textContent, address).toMatch(/\w/);
    expect(link?.closest('[hidden], details, dialog, noscript'), address).toBeNull();
  }
});

test('the consultation test page offers every county', () => {
  const form = forms.find(({ path }) => path === consultationTest.page)?.form;
  expect(form?.querySelectorAll('select[name="county"] option')).toHaveLength(89);
});
