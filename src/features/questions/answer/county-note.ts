// A question on how one county's court does things: what that court prints comes first, or that we have read nothing.
import type { ChatAnswer } from '../contract.ts';
import { withoutPlacesElsewhere } from '../intent/scope.ts';
import type { Court, Passage } from '../search/passages.ts';
import { type AnswerResult, withCards } from './answer-result.ts';
import { cardOf, maxCards } from './cards.ts';

/** A court's practice that can differ by county: how a question asks for it, and how a court's own line tells it. */
const practices: { asks: RegExp; tells: RegExp; name: string }[] = [
  {
    asks: /\b(?:deposits?|filing (?:fees?|costs?)|court (?:costs?|fees?)|(?:charges?|costs?|how much|price)\b.{0,40}\b(?:file|filing|open|court|release|probate))\b/i,
    tells: /^(?!.*\blimits?\b).*(?:(?<!notice of )\bdeposits?\b|: \$\d)/i,
    name: 'the deposit or its fees',
  },
  {
    asks: /\be-?fil(?:e|ed|es|ing)\b|\bonline\b|\belectronic(?:ally)?\b/i,
    tells: /\bonline\b|\bcourt’s own site\b/i,
    name: 'filing online',
  },
  {
    asks: /\bhours\b|\bopening times?\b|\bwhat time\b|\b(?:court|clerk|office)\b.{0,20}\b(?:open|close)\b/i,
    tells: /\b[ap]\.m\.|\bhours\b/i,
    name: 'its hours',
  },
  { asks: /\bhelp (?:desk|cent(?:er|re))\b|\bself-help\b/i, tells: /\bhelp center\b/i, name: 'a help desk' },
  { asks: /\bchecklists?\b/i, tells: /\bchecklist|step by step\b/i, name: 'a checklist' },
  {
    asks: /\bauditor['’]?s? (?:value|appraisal)\b|\bapprais(?:al|er|ers|als)\b/i,
    tells: /\bauditor|\bapprais/i,
    name: 'the auditor’s value or appraisers',
  },
];

/** The county's page has the others. */
const maxLines = 6;

const spelled = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;
/** Names of people too, so a seat or a town counts only as a place: "in Marion", "Warren, Ohio", "filing fee Parma". */
const isPlace = (asked: string, name: string): boolean =>
  new RegExp(
    `\\b(?:in|at|near|from|of|to)${spelled(name)}|${spelled(name)}(?:oh|ohio) |^(?: [a-z]+){1,3}${spelled(name)}$`,
  ).test(asked);

/** The court of the county that a question names, by the county or by a town in it. */
export function namedCourt(question: string, passages: Passage[]): (Passage & { court: Court }) | undefined {
  const asked = spelled(withoutPlacesElsewhere(question));
  const courts = passages.filter((one): one is Passage & { court: Court } => one.court !== undefined);
  const byCounty = courts.find(({ court }) => asked.includes(spelled(`${court.county} county`)));
  if (byCounty || / county /.test(asked)) return byCounty;
  const isOfPlace = ({ court }: { court: Court }) =>
    [court.county, court.seat, ...court.towns].some((name) => isPlace(asked, name));
  const [place, ...others] = courts.filter(isOfPlace);
  // Hamilton is a county, and the seat of another.
  return others.length > 0 ? undefined : place;
}

export interface CountyNote {
  text: string;
  court: Passage & { court: Court };
}

/** What comes first where a question asks how the court of one county does something; absent for other questions. */
export function countyNote(question: string, passages: Passage[]): CountyNote | undefined {
  const asked = practices.filter(({ asks }) => asks.test(question));
  const found = asked.length > 0 ? namedCourt(question, passages) : undefined;
  if (!found) return undefined;
  const { county, practices: printed } = found.court;
  const isOfDeposit = (line: string) => Number(/\bdeposit/i.test(line));
  const told = printed
    .filter((line) => asked.some(({ tells }) => tells.test(line)))
    .toSorted((a, b) => isOfDeposit(b) - isOfDeposit(a))
    .slice(0, maxLines);
  const lines = told.map((line) => `• ${line}`).join('\n');
  const text =
    told.length > 0
      ? `From what we have read of ${county} County’s court:\n${lines}`
      : `Of ${county} County’s court we have read nothing on ${asked.map(({ name }) => name).join(' or ')}. ${found.answer} ${found.text}`;
  return { text, court: found };
}

/** A card with the note first, and beneath it what holds for all of Ohio. */
export function withCountyNote({ answer, passages }: AnswerResult, { text, court }: CountyNote): AnswerResult {
  const note = { ...cardOf({ ...court, answer: text, text: '' }, '', 'whole'), title: court.heading };
  const label = `For Ohio as a whole; another county’s sums and rules are not those of ${court.court.county} County:`;
  const [first, ...others] = answer.answers.filter(({ url }) => url !== court.url).slice(0, maxCards - 1);
  const answers = [note, ...(first ? [{ ...first, label }] : []), ...others];
  // "These come closest" is of the others.
  const said: ChatAnswer = { ...answer, outcome: 'quote', response: '', sources: [] };
  return withCards(said, answers, [court, ...passages.filter((one) => one.url !== court.url)]);
}

/** Puts passages that answer with another county's court last. */
export function otherCountiesLast<T extends { passage: Passage }>(found: T[], court: Passage): T[] {
  const own = `${court.court?.county} County`;
  const isOther = ({ passage }: T): boolean => {
    const named: string[] = passage.answer.match(/\b[A-Z]\w+(?: [A-Z]\w+)? County\b/g) ?? [];
    return named.length > 0 && !named.includes(own);
  };
  return found.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)));
}
