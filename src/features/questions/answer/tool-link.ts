// A question about the writer's own dates or amounts links to the tool that works with them.
import { toolsOfArticle } from '../../tools/tool-list.ts';
import type { ChatAnswer, Source } from '../contract.ts';
import { normalize } from '../normalize.ts';
import { type Passage, pathOf } from '../search/passages.ts';

/** The tools, each with what is asked where it can help. */
const tools: (Source & { asks: RegExp })[] = [
  {
    url: '/tools/deadlines',
    title: 'Work out your own dates',
    asks: /\bwhen\b|\bhow (?:long|soon|late|many days|much time)\b|\bdeadlines?\b|\bdue\b|\b(?:what|which) (?:date|day)s?\b|\btoo late\b|\bin time\b|\btime (?:left|limit)\b|\brun(?:s|ning)? out\b|\bexpires?\b|\blast day\b/,
  },
  {
    url: '/tools/executor-commission',
    title: 'Work out the commission with your own figures',
    asks: /\bcommission\b|\b(?:get|gets|getting|be) paid\b|\b(?:executor|administrator)(?:'s)? (?:fees?|pay|compensation|earns?|gets?|charges?|makes?)\b/,
  },
  {
    url: '/tools/small-estate',
    title: 'Compare your own figures with the limits',
    asks: /\bsmall(?:er)? (?:estate|enough)\b|\brelease\b|\bsummary\b|\bsimplified\b|\bshort(?:er|cut)\b|\blimits?\b|\bqualif\w+|\b(?:need|avoid|skip|without|through|full|do|open|file) (?:\w+ ){0,2}probate\b/,
  },
  {
    url: '/tools/who-inherits',
    title: 'Work out the shares in your own family',
    asks: /\bwho (?:inherits|gets)\b|\b(?:how much|what) (?:do|does|will|would) (?:i|we|he|she|they|(?:my|his|her|the) \w+) (?:get|take)\b|\bshares?\b|\binherit\w*|\bsplit\b|\bdivided?\b/,
  },
  {
    url: '/tools/your-deed',
    title: 'Compare your deed with drawn ones',
    asks: /\b(?:deed|survivorship|both names|names?(?: \w+){0,2} on the (?:deed|house|title))\b/,
  },
  {
    url: '/tools/offer-sheet',
    title: 'Set your own offers beside each other',
    asks: /\b(?:two|three|four|several|both|which|other|second) (?:\w+ )?(?:offers?|buyers?)\b|\bcompare\b[^.?!]*\b(?:offers?|buyers?)\b|\boffers?\b[^.?!]*\bcompare\b/,
  },
  {
    url: '/tools/house-options',
    title: 'Compare the ways with your own figures',
    asks: /\b(?:list|sell|rent|keep)\w*\b[^.?!]*\bor\b[^.?!]*\b(?:list|sell|rent|keep|cash|offer|agent|realtor)\w*\b|\b(?:left over|walk away with|net from)\b/,
  },
  {
    url: '/tools/selling-the-house',
    title: 'See how your own house can be sold',
    asks: /\b(?:sell|sale|offer|buyer)\b[^.?!]*\b(?:price|below|under|less|apprais\w+|percent)\b|\b(?:lowest|minimum|least) price\b/,
  },
];

/** What a tool may help with: a person in need, or in another state, is not sent to one. */
const intents: ChatAnswer['kind'][] = ['question', 'legal-advice', 'grief'];
/** The message is about the writer's own case. */
const aboutOwnCase =
  /\b(?:i|i'm|i've|my|we|our|us|me|he|she|his|her|their|mom|mother|dad|father|husband|wife|grandma|grandpa)\b/;

/** The tools linked from the articles among an answer's sources, and those that the passages themselves name. */
const toolsBeside = ({ sources }: Pick<ChatAnswer, 'sources'>, passages: Pick<Passage, 'tool'>[]): string[] => [
  ...sources.flatMap(({ url }) => toolsOfArticle(pathOf(url).split('/').at(-1) ?? '').map(({ href }) => href)),
  ...passages.flatMap(({ tool }) => tool ?? []),
];

/**
 * The tool that a message about the writer's own case asks for, if it belongs to a page that the answer is based on, or
 * the message has a figure to enter.
 */
export function toolLink(
  message: string,
  answer: ChatAnswer,
  passages: Pick<Passage, 'tool'>[] = [],
): Source | undefined {
  const text = normalize(message);
  if (!intents.includes(answer.kind) || !aboutOwnCase.test(text)) return undefined;
  const hasFigure = /\d/.test(text);
  const beside = toolsBeside(answer, passages);
  const tool = tools.find(({ url, asks }) => asks.test(text) && (hasFigure || beside.includes(url)));
  return tool && { title: tool.title, url: tool.url };
}
