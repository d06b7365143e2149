// The labeled messages: the training set (the folder training) and the held-out sets (gate.jsonl, unseen.jsonl).
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { bucketOf } from '../../src/features/questions/classifier.ts';
import { type NeedKind, needKinds } from '../../src/features/questions/guard/need.ts';

/** A section that answers the message, or a page's short answer. */
const section = z.templateLiteral(['/', z.string()]);
const label = z.union([
  section,
  /** The message asks what the site is about, whether or not a section answers it; or what it is not about. */
  z.literal(['covered', 'uncovered']),
  /** The need that the message shows; `ordinary` where it shows none. */
  z.literal([...needKinds, 'ordinary']),
  /** It tells what happened rather than asks one plain question. */
  z.literal('story'),
  /** Whether the message holds a personal number; it has numbers in either case. */
  z.literal(['personal-number', 'no-personal-number']),
]);
const labeledMessage = z.strictObject({
  text: z.string().min(1),
  labels: z.array(label).min(1),
  /** What the visitor asked before, where the message follows on. */
  before: z.array(z.string().min(1)).optional(),
});
export type Label = z.infer<typeof label>;
export type LabeledMessage = z.infer<typeof labeledMessage>;

/** How well a card answers a question: it answers, in part, not. */
const cardGrade = z.enum(['a', 'p', 'n']);
const gradedQuestion = z.strictObject({
  text: z.string().min(1),
  /** Of the cards that the search found, by address; absent where no section answers. */
  grades: z.record(z.string(), cardGrade).optional(),
});
export type CardGrade = z.infer<typeof cardGrade>;
export type GradedQuestion = z.infer<typeof gradedQuestion>;

/** Ranking and decision are fitted to it, and the word vectors are not. */
const gradedFile = 'tests/answers/graded.jsonl';
const trainingFolder = 'tests/answers/training';
/** The questions that a section answers, with their labels; the other files have a message a line, and a label as their name. */
const trainingQuestions = `${trainingFolder}/questions.jsonl`;
/** Looked at while the fit was chosen. */
export const gateFile = 'tests/answers/gate.jsonl';
/** Written afterwards; nothing learned from it. Its cards are graded, so its messages name no sections. */
export const unseenGateFile = 'tests/answers/unseen.jsonl';

const readRows = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The messages of a file of JSON lines; throws where a row has another shape or a label is unknown. */
export const readLabeled = (file: string): LabeledMessage[] => readRows(file).map((row) => labeledMessage.parse(row));

/** The messages that need, numbers, intent and word vectors are fitted to. */
export function readTraining(): LabeledMessage[] {
  const messages = globSync(`${trainingFolder}/*.txt`)
    .sort()
    .flatMap((file): LabeledMessage[] => {
      const name = label.parse(basename(file, '.txt'));
      const labels: Label[] = needKindOf({ labels: [name] }) || name === 'ordinary' ? [name] : [name, 'ordinary'];
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ text, labels }));
    });
  return [...messages, ...readLabeled(trainingQuestions)];
}

/** Questions with graded cards, and those of the training messages that no section answers; throws as `readLabeled` does. */
export function readGraded(): GradedQuestion[] {
  const uncovered = readTraining().filter(({ labels }) => labels.includes('uncovered'));
  return [...readRows(gradedFile).map((row) => gradedQuestion.parse(row)), ...uncovered.map(({ text }) => ({ text }))];
}

/** Whether a text is in a sample of one in so many. Its own characters decide: a new text moves no other in or out. */
export const isInSample = (text: string, oneIn: number): boolean => bucketOf(text, oneIn) === 1;

/** More phrasings would outweigh the training data, whose ordinary messages were written to sound like a need. */
const isLearnedPhrasing = (text: string): boolean => isInSample(text, 3);

/** Messages of the site's own content, by whether they show a need: its examples, and a part of its phrasings. */
export function readContentMessages(): LabeledMessage[] {
  const listsOf = (file: string) => Object.entries<string[]>(parse(readFileSync(file, 'utf8')));
  const examples = listsOf('src/content/message-examples.yaml').flatMap(([intent, texts]) =>
    texts.map((text): LabeledMessage => ({ text, labels: [intent === 'crisis' ? 'crisis' : 'ordinary'] })),
  );
  return [
    ...examples,
    ...readPhrasings()
      .filter(isLearnedPhrasing)
      .map((text): LabeledMessage => ({ text, labels: ['ordinary'] })),
  ];
}

/** The other phrasings: ordinary messages that the need is not fitted to. */
export const readOtherPhrasings = (): string[] => readPhrasings().filter((text) => !isLearnedPhrasing(text));

/** How people put what the site answers: the `asked` of the answers, and the phrasings of the sections of other pages. */
export function readPhrasings(): string[] {
  const askedPhrasings = globSync('src/content/answers/*/[!_]*.mdx')
    .sort()
    .flatMap((file): string[] => parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '').asked);
  const sectionPhrasings = globSync('src/content/phrasings/*.yaml')
    .sort()
    .flatMap((file) => Object.values<string[]>(parse(readFileSync(file, 'utf8'))).flat());
  return [...askedPhrasings, ...sectionPhrasings];
}

/** The sections that answer a message; empty where none does; undefined where it was not labeled for that. */
export function sectionsOf({ labels }: LabeledMessage): string[] | undefined {
  const sections = labels.filter((label) => label.startsWith('/'));
  return sections.length > 0 || labels.includes('uncovered') ? sections : undefined;
}

/** Whether somebody is in need; undefined where that was not labeled. */
export const isInNeed = ({ labels }: LabeledMessage): boolean | undefined =>
  labels.includes('ordinary') ? false : needKindOf({ labels }) ? true : undefined;

export const needKindOf = ({ labels }: Pick<LabeledMessage, 'labels'>): NeedKind | undefined =>
  needKinds.find((kind) => labels.includes(kind));

/** Whether it holds a personal number; undefined where that was not labeled. */
export const hasPersonalNumber = ({ labels }: LabeledMessage): boolean | undefined =>
  labels.includes('personal-number') ? true : labels.includes('no-personal-number') ? false : undefined;
