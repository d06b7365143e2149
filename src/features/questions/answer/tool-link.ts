// A question about one's own dates and figures leads to the tool that works with them, filled in from what was said.
// What is filled in stands behind "#" in the address, which no browser sends; no name and no address is ever in it.
import { printState, type State, type StateKey, toolKeys } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import { dayInWords, dollars } from '../../tools/frame/print-values.ts';
import { toolsOfArticle } from '../../tools/tool-list.ts';
import type { ChatAnswer, Source } from '../contract.ts';
import { normalize } from '../normalize.ts';
import { pathOf } from '../search/passages.ts';
import { extractAmounts } from './extract-amounts.ts';
import { extractDates, todayOf } from './extract-dates.ts';

interface OwnTool {
  href: string;
  title: string;
  /** What is asked where this tool can help. */
  asks: RegExp;
  /** The keys that a message may fill in. */
  keys: readonly StateKey[];
}

const ownTools: OwnTool[] = [
  {
    href: '/tools/deadlines',
    title: 'Work out your own dates',
    asks: /\bwhen\b|\bhow (?:long|soon|late|many days|much time)\b|\bdeadlines?\b|\bdue\b|\b(?:what|which) (?:date|day)s?\b|\btoo late\b|\bin time\b|\btime (?:left|limit)\b|\brun(?:s|ning)? out\b|\bexpires?\b|\blast day\b/,
    keys: toolKeys.deadlines,
  },
  {
    href: '/tools/executor-commission',
    title: 'Work out the commission with your own figures',
    asks: /\bcommission\b|\b(?:get|gets|getting|be) paid\b|\b(?:executor|administrator)(?:'s)? (?:fees?|pay|compensation|earns?|gets?|charges?|makes?)\b/,
    keys: toolKeys.commission,
  },
  {
    href: '/tools/small-estate',
    title: 'Compare your own figures with the limits',
    asks: /\bsmall(?:er)? (?:estate|enough)\b|\brelease\b|\bsummary\b|\bsimplified\b|\bshort(?:er|cut)\b|\blimits?\b|\bqualif\w+|\b(?:need|avoid|skip|without|through|full|do|open|file) (?:\w+ ){0,2}probate\b/,
    keys: toolKeys.smallEstate,
  },
  {
    href: '/tools/who-inherits',
    title: 'Work out the shares in your own family',
    asks: /\bwho (?:inherits|gets)\b|\b(?:how much|what) (?:do|does|will|would) (?:i|we|he|she|they|(?:my|his|her|the) \w+) (?:get|take)\b|\bshares?\b|\binherit\w*|\bsplit\b|\bdivided?\b/,
    keys: [],
  },
  {
    href: '/tools/selling-the-house',
    title: 'See how your own house can be sold',
    asks: /\b(?:sell|sale|offer|buyer)\b[^.?!]*\b(?:price|below|under|less|apprais\w+|percent)\b|\b(?:lowest|minimum|least) price\b/,
    keys: [],
  },
];

/** How what is filled in is called in the link's words. */
const names = {
  death: 'death',
  letters: 'letters',
  assets: 'money',
  personal: 'money',
  vehicles: 'vehicles',
  land: 'house',
  funeral: 'funeral',
  sold: 'sold for',
  kept: 'kept, worth',
};
/** The prefilled values in words, visible before the tool opens: on a phone the fields are behind the result. */
const inWords = (said: State, keys: readonly StateKey[]): string =>
  Object.entries(names)
    .filter(([key]) => keys.some((one) => one === key))
    .flatMap(([key, name]) => {
      const value = said[key as keyof typeof names];
      return value === undefined
        ? []
        : `${name} ${typeof value === 'number' ? dollars(value) : dayInWords(value as CalendarDate)}`;
    })
    .join('; ');

/** Kinds of messages that a tool may help with: somebody in need, or somebody elsewhere, is not sent to one. */
const kinds: ChatAnswer['kind'][] = ['question', 'legal-advice', 'grief'];
/** Speaks of a case of one's own. */
const ownCase =
  /\b(?:i|i'm|i've|my|we|our|us|me|he|she|his|her|their|mom|mother|dad|father|husband|wife|grandma|grandpa)\b/;

/** The tools linked from the articles among an answer's sources. */
const toolsBeside = ({ sources }: Pick<ChatAnswer, 'sources'>): string[] =>
  sources.flatMap(({ url }) => toolsOfArticle(pathOf(url).split('/').at(-1) ?? '').map(({ href }) => href));

/**
 * The tool for a message about the writer's own dates or figures, with what was plainly said filled in; nothing for any
 * other message. A tool that can be filled in comes first, then one that stands in an article of the answer's sources.
 */
export function toolLink(message: string, answer: ChatAnswer, now: Date): Source | undefined {
  if (!kinds.includes(answer.kind)) return undefined;
  const text = normalize(message);
  const dates = extractDates(message, todayOf(now));
  const sums = extractAmounts(message);
  const said: State = { ...dates.state, ...sums.state };
  if (!dates.any && !sums.any && !ownCase.test(text)) return undefined;
  const beside = toolsBeside(answer);
  const fitting = ownTools
    .filter(({ asks }) => asks.test(text))
    .map(({ href, title, keys }) => ({ href, title, fragment: printState(said, keys), filled: inWords(said, keys) }))
    .filter(({ href, fragment }) => fragment !== '' || beside.includes(href));
  const best = fitting.find(({ fragment }) => fragment !== '') ?? fitting[0];
  return best?.fragment
    ? { title: `${best.title} (${best.filled})`, url: `${best.href}#${best.fragment}` }
    : best && { title: best.title, url: best.href };
}
