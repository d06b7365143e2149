// Replies of the assistant page, with figures and links filled in.
import { getCollection } from 'astro:content';
import { factsUsedIn, withFacts } from '../facts/facts.build.ts';
import { citation } from '../facts/grade.ts';
import { titleOf } from '../seo/titles.build.ts';
import { type Replies, type Reply, topics } from './canned-reply.ts';

const entries = new Map((await getCollection('replies')).map(({ id, data }) => [id, data]));

function getReply(id: string) {
  const reply = entries.get(id);
  if (!reply) throw new Error(`There is no reply "${id}". Add it to src/content/replies.yaml.`);
  return reply;
}

/** The figures of a text by source. The texts themselves name our own estimates. */
function figuresIn(text: string): Reply['figures'] {
  const sourced = factsUsedIn([text]).filter(({ fact }) => fact.grade !== 'S');
  const bySource = Map.groupBy(sourced, ({ fact }) => citation(fact));
  return [...bySource].map(([source, facts]) => ({
    values: facts.map(({ fact }) => fact.value).join(', '),
    source,
    url: facts[0]?.fact.url,
  }));
}

function reply(id: string): Reply {
  const { text, more } = getReply(id);
  return { text: withFacts(text), more: more.map((url) => ({ title: titleOf(url), url })), figures: figuresIn(text) };
}

export const replies = Object.fromEntries(
  ['greeting', ...topics, 'default'].map((id) => [id, reply(id)]),
) as unknown as Replies;

/** The questions beside the chat, each with the article that answers it in full. */
export const suggestions = topics.map((topic) => {
  const { question, more } = getReply(topic);
  const [article] = more;
  if (!question || !article) throw new Error(`The reply "${topic}" needs a question and an article.`);
  return { question, href: article, title: titleOf(article) };
});
