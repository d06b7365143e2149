import { getCollection } from 'astro:content';
import { helpReplyIds } from './guard/guard.ts';
import { type HelpReplies, type Replies, withHelpLines } from './replies.ts';

/** Every prepared reply of the question box, its help lines filled in. */
export async function questionReplies(): Promise<Replies> {
  const lines = new Map((await getCollection('helpLines')).map(({ id, data }) => [id, data]));
  const written = await getCollection('questionReplies');
  return Object.fromEntries(written.map(({ id, data }) => [id, withHelpLines(data, lines)]));
}

/** The replies that are given in the browser, before anything is sent. */
export async function helpReplies(): Promise<HelpReplies> {
  const replies = await questionReplies();
  const entries = helpReplyIds.map((id) => {
    if (!replies[id]) throw new Error(`There is no reply "${id}". Add it to src/content/question-replies.yaml.`);
    return [id, replies[id]] as const;
  });
  return Object.fromEntries(entries) as HelpReplies;
}
