import { type CollectionEntry, getCollection } from 'astro:content';
import { answerPath } from './answer-path.ts';

export type AnswerTopic = CollectionEntry<'answerTopics'>['data'];

/** The topics of the answers, in the order in which families meet them. */
export const answerTopics: AnswerTopic[] = (await getCollection('answerTopics'))
  .sort((a, b) => a.id.localeCompare(b.id))
  .map(({ data }) => data);

/** The topic of an answer, which is the folder of its file. */
export const topicOfFile = (path = ''): AnswerTopic =>
  answerTopics.find(({ id }) => id === path.split('/').at(-2)) as AnswerTopic;

/** All topics in the menu and on the home page. */
export const topicLinks = [
  { text: 'All answers', href: '/answers' },
  ...answerTopics.map(({ id, title }) => ({ text: title, href: answerPath(id) })),
];
