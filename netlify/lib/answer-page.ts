import type { HTMLElement } from 'node-html-parser';
import {
  type AnswerCard,
  type ChatAnswer,
  chatTexts,
  type Question,
  type Source,
} from '../../src/features/questions/contract.ts';
import { redactPersonalNumbers } from '../../src/features/questions/guard/personal-numbers.ts';
import { furtherSources, isHelpLine, kindOfPage } from '../../src/features/questions/sources.ts';
import { fill, find, functionPage, setValue } from './function-pages.ts';

/** Fills a list whose first item is the template of the others; an empty list's section stays hidden. */
function fillList<T>(
  page: HTMLElement,
  name: string,
  items: T[],
  fillItem: (item: HTMLElement, entry: T) => void,
): void {
  const list = find(page, `[data-fill="${name}"]`);
  const template = find(list, 'li');
  template.remove();
  for (const entry of items) {
    const item = template.clone() as HTMLElement;
    fillItem(item, entry);
    list.appendChild(item);
  }
  if (items.length > 0) list.closest('section')?.removeAttribute('hidden');
}

/** A card. Its collapsible part (cases and further text) is open if the card is shown in full. */
function fillCard(item: HTMLElement, card: AnswerCard): void {
  const { question, answer, cases = [], more, title, url, figures, label, shows } = card;
  const setText = (name: string, text?: string) => {
    const element = find(item, `[data-part="${name}"]`);
    if (text) element.textContent = text;
    else element.remove();
  };
  setText('label', label);
  setText('question', question);
  setText('answer', answer);
  setText('more', [cases.map((item) => `• If ${item.if}: ${item.then}`).join('\n'), more].filter(Boolean).join('\n\n'));
  fillList(item, 'figures', figures, (row, figure) => {
    find(row, 'span').textContent = figure.values;
    const source = find(row, 'a');
    source.textContent = figure.source;
    if (figure.url) source.setAttribute('href', figure.url);
    else source.removeAttribute('href');
  });
  setText('summary', cases.length > 0 ? chatTexts.depends : chatTexts.more);
  setText('page', title === question ? chatTexts.wholePage : title);
  find(item, '[data-part="page"]').setAttribute('href', url);
  const details = find(item, 'details');
  if (cases.length === 0 && !more) details.replaceWith(...find(details, '[data-part="rest"]').childNodes);
  else if (shows === 'whole') details.setAttribute('open', '');
}

/**
 * The answer to a question that was sent without JavaScript, as a page. A personal number is not shown again, and not
 * sent along with the next question.
 */
export async function answerPage({ message, context }: Question, answer: ChatAnswer): Promise<string> {
  const page = await functionPage('answer');
  const question = redactPersonalNumbers(message);
  const topic = redactPersonalNumbers(context);
  fill(page, 'question', question);
  const { answers, before, after, response, foreign, about } = answer;
  const fillText = (name: string, text?: string) => {
    if (!text) return;
    const element = fill(page, name, text);
    if (foreign?.text === text) element.setAttribute('lang', foreign.language);
  };
  const askAlone = find(page, '[data-part="alone"]');
  setValue(find(askAlone, 'button'), question);
  if (about) fill(askAlone, 'about', `${chatTexts.alsoAbout} “${redactPersonalNumbers(about)}”`);
  else askAlone.remove();
  fillText('response', answers.length > 0 ? before : response);
  fillText('after', answers.length > 0 ? after : undefined);
  fillList(page, 'answers', answers, fillCard);
  const fillLink = (item: HTMLElement, { title, url }: Source) => {
    const link = find(item, 'a');
    link.setAttribute('href', url);
    link.textContent = title;
    if (/^(?:tel|sms):/.test(url)) link.setAttribute('class', 'button');
  };
  fillList(page, 'tool', answer.tool ? [answer.tool] : [], fillLink);
  const links = furtherSources(answer);
  fillList(page, 'help', links.filter(isHelpLine), fillLink);
  fillList(
    page,
    'sources',
    links.filter((source) => !isHelpLine(source)),
    (item, source) => {
      find(item, 'span').textContent = kindOfPage(source) && `${kindOfPage(source)}: `;
      fillLink(item, source);
    },
  );
  fillList(page, 'follow-ups', answer.followUps, (item, question) => {
    const button = find(item, 'button');
    setValue(button, question);
    button.textContent = question;
  });
  // Beside words that send someone to a helpline, this link would lead to the wrong person.
  if (answer.kind === 'crisis') find(page, '[data-part="person"]').remove();
  for (const input of page.querySelectorAll('input[name="previous"]')) setValue(input, question);
  for (const input of page.querySelectorAll('input[name="context"]')) setValue(input, topic);
  return page.toString();
}
