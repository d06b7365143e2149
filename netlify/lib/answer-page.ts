import type { HTMLElement } from 'node-html-parser';
import { type ChatAnswer, chatTexts, type Question, type Source } from '../../src/features/questions/contract.ts';
import { redactPersonalNumbers } from '../../src/features/questions/guard/personal-numbers.ts';
import { kindOfPage, quotedFrom, withoutTwins } from '../../src/features/questions/sources.ts';
import { fill, functionPage, setValue } from './function-pages.ts';

/** Fills a list whose first item is the pattern of the others; the section around it shows where there is something. */
function fillList<T>(page: HTMLElement, name: string, items: T[], fillItem: (item: HTMLElement, of: T) => void): void {
  const list = page.querySelector(`[data-fill="${name}"]`);
  const pattern = list?.querySelector('li');
  if (!list || !pattern) throw new Error(`The answer page has no list of ${name}.`);
  pattern.remove();
  for (const of of items) {
    const item = pattern.clone() as HTMLElement;
    fillItem(item, of);
    list.appendChild(item);
  }
  if (items.length > 0) list.closest('section')?.removeAttribute('hidden');
}

/**
 * The answer to a question that was sent without JavaScript, as a page. A personal number is not shown again, and not
 * sent along with the next question.
 */
export async function answerPage({ message, context }: Question, answer: ChatAnswer): Promise<string> {
  const page = await functionPage('answer');
  const asked = redactPersonalNumbers(message);
  const topic = redactPersonalNumbers(context);
  fill(page, 'question', asked);
  fill(page, 'response', answer.response);
  if (answer.foreign?.text === answer.response)
    page.querySelector('[data-fill="response"]')?.setAttribute('lang', answer.foreign.language);
  const fillLink = (item: HTMLElement, { title, url }: Source) => {
    const link = item.querySelector('a');
    link?.setAttribute('href', url);
    if (link) link.textContent = title;
    if (/^(?:tel|sms):/.test(url)) link?.setAttribute('class', 'button');
  };
  fillList(page, 'tool', answer.tool ? [answer.tool] : [], fillLink);
  const quoted = quotedFrom(answer);
  const from = page.querySelector('[data-fill="from"]');
  if (quoted) {
    from?.removeAttribute('hidden');
    from?.querySelector('a')?.setAttribute('href', quoted.url).setAttribute('data-fill', 'from-title');
    fill(page, 'from-title', quoted.title);
  }
  const furtherSources = withoutTwins(answer.sources).filter(({ url }) => url !== quoted?.url);
  fillList(page, 'sources', furtherSources, (item, source) => {
    const kind = item.querySelector('span');
    if (kind) kind.textContent = kindOfPage(source) && `${kindOfPage(source)}: `;
    fillLink(item, source);
  });
  fillList(page, 'figures', answer.figures, (item, { values, source, url }) => {
    const [place, link] = [item.querySelector('span'), item.querySelector('a')];
    if (place) place.textContent = values;
    if (url) link?.setAttribute('href', url);
    else link?.removeAttribute('href');
    if (link) link.textContent = source;
  });
  fill(page, 'follow-ups-title', answer.outcome === 'near' ? chatTexts.doYouMean : chatTexts.askNext);
  fillList(page, 'follow-ups', answer.followUps, (item, question) => {
    const button = item.querySelector('button');
    if (!button) return;
    setValue(button, question);
    button.textContent = question;
  });
  // Beside words that send someone to a helpline, this link would lead to the wrong person.
  if (answer.kind === 'crisis') page.querySelector('[data-part="person"]')?.remove();
  for (const input of page.querySelectorAll('input[name="previous"]')) setValue(input, asked);
  for (const input of page.querySelectorAll('input[name="context"]')) setValue(input, topic);
  return page.toString();
}
