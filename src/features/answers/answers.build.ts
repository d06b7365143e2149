import { type CollectionEntry, getCollection } from 'astro:content';
import { slugify } from '../../shared/slugs.ts';
import { withFacts } from '../facts/facts.build.ts';
import { answerPath } from './answer-path.ts';
import { type AnswerTopic, answerTopics, topicOfFile } from './topics.build.ts';

export type Answer = CollectionEntry<'answers'>;

/** Every answer: topic by topic, in each topic in the order in which families meet the questions. */
export async function allAnswers(): Promise<Answer[]> {
  const topicIndex = (entry: Answer) => answerTopics.indexOf(topicOfFile(entry.filePath));
  return (await getCollection('answers')).sort(
    (a, b) => topicIndex(a) - topicIndex(b) || a.data.order - b.data.order || a.id.localeCompare(b.id),
  );
}

/** The answers of a topic below its headings; all below none, where the topic is short enough to have no headings. */
function partsOf({ parts }: AnswerTopic, answers: Answer[]): { id: string; title: string; answers: Answer[] }[] {
  if (!parts) return [{ id: '', title: '', answers }];
  const titleOf = ({ data: { order } }: Answer) =>
    (parts.findLast(({ from }) => from <= order) ?? parts[0])?.title ?? '';
  return [...Map.groupBy(answers, titleOf)].map(([title, answers]) => ({ id: slugify(title), title, answers }));
}

/** The topics that have answers, each with its answers, and with these below the headings of the topic. */
export async function answersByTopic() {
  const byTopic = Map.groupBy(await allAnswers(), ({ filePath }) => topicOfFile(filePath));
  return [...byTopic].map(([topic, answers]) => ({
    ...topic,
    path: answerPath(topic.id),
    answers,
    parts: partsOf(topic, answers),
  }));
}

/** Characters of questions and direct answers in large type that one sheet has room for. */
const sheetLength = 2350;
/** Allowance for spacing and partly filled lines, in characters. */
const spacingAllowance = 90;

/** The ids of a topic's answers that its printed sheet shows: those asked most, then the first ones, as many as fit. */
export function answersOnSheet(answers: Answer[]): Set<string> {
  const mostAsked = answers.filter(({ data }) => data.common !== undefined);
  const chosen = new Set<string>();
  let length = 0;
  for (const { id, data } of new Set([...mostAsked, ...answers])) {
    length += data.question.length + withFacts(data.answer).length + spacingAllowance;
    if (length > sheetLength) break;
    chosen.add(id);
  }
  return chosen;
}

/** The topics of the answers that name this tool, the topic with most of them first. */
export async function topicsOfTool(tool: string) {
  const topics = (await answersByTopic()).map(({ answers, ...topic }) => ({
    ...topic,
    count: answers.filter(({ data }) => data.tool === tool).length,
  }));
  return topics.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

const caseSentence = (answerCase: { if: string; then: string }): string => `If ${answerCase.if}: ${answerCase.then}`;

/** The texts of the front matter that print facts. */
export const frontMatterTexts = ({ data: { answer, cases = [] } }: Answer): string[] => [
  answer,
  ...cases.flatMap((answerCase) => [answerCase.if, answerCase.then]),
];

const descriptionLength = 160;

/** Minimum length of a description that ends with a sentence; a shorter one is cut after a word instead. */
const minDescription = 100;

/** For search engines: the direct answer, and as much of its first case as has room, cut after a sentence or a word. */
export function answerDescription({ data: { answer, cases = [] } }: Answer): string {
  const text = withFacts([answer, ...cases.slice(0, 1).map(caseSentence)].join(' '));
  if (text.length <= descriptionLength) return text;
  const ends = text.slice(0, descriptionLength + 1).matchAll(/(?:[a-z]{2}|\d|\))\.(?= [A-Z])/g);
  const last = [...ends].at(-1);
  const end = last ? last.index + last[0].length : 0;
  if (end >= minDescription) return text.slice(0, end);
  return `${text.slice(0, text.lastIndexOf(' ', descriptionLength))} …`;
}
