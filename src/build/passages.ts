import { getCollection } from 'astro:content';
import { firstSentence, type Passage } from '../domain/passages.ts';
import { withFacts } from './facts.ts';
import { htmlText } from './html-text.ts';
import { duePosts } from './posts.ts';
import { renderHtml } from './render-html.ts';

const section = (url: string, page: string, heading: string, text: string): Passage => {
  const [answer, rest] = firstSentence(text);
  return { url, page, heading, answer, text: rest };
};

/** A heading with an anchor, wherever it stands: components hold headings too. */
const headings = /<h[23]\b[^>]*?\sid="([^"]*)"[^>]*>([\s\S]*?)<\/h[23]>/g;
/** How long a step takes stands before its first sentence; quoted alone it would say nothing. */
const stepTime = /<p class="step-time">[\s\S]*?<\/p>/g;

/** The sections of a rendered body: from each heading to the next, in the order of the page. */
function sections(path: string, page: string, html: string): Passage[] {
  const body = html.replace(stepTime, '');
  const found = [...body.matchAll(headings)];
  return found.flatMap((heading, at) => {
    const [whole, id, title = ''] = heading;
    const text = htmlText(body.slice(heading.index + whole.length, found[at + 1]?.index));
    return text ? [section(`${path}#${id}`, page, htmlText(title), text)] : [];
  });
}

/** What stands above the first heading: a post's short answer. */
const introduction = (html: string): string => htmlText(html.replace(/<h[23]\b[\s\S]*/, ''));

/** Every quotable passage of the site: posts too, once they are due. */
export async function allPassages(): Promise<Passage[]> {
  const passages: Passage[] = [];
  const add = async (path: string, title: string, answer: string | undefined, html: string) => {
    if (answer) passages.push(section(path, title, title, answer));
    passages.push(...sections(path, title, html));
  };
  for (const entry of await getCollection('articles'))
    await add(`/${entry.id}`, entry.data.title, withFacts(entry.data.answer), await renderHtml(entry));
  for (const entry of await getCollection('topics')) {
    await add(`/probate/${entry.id}`, entry.data.title, withFacts(entry.data.answer), await renderHtml(entry));
  }
  for (const entry of await getCollection('services')) {
    await add(`/services/${entry.id}`, entry.data.title, entry.data.summary, await renderHtml(entry));
  }
  for (const post of await duePosts()) {
    const html = await renderHtml(post);
    await add(`/blog/${post.id}`, post.data.title, introduction(html), html);
  }
  for (const { id, data, ...entry } of await getCollection('faqs')) {
    passages.push(
      section(`/faq#${id}`, 'Common questions', data.question, htmlText(await renderHtml({ id, data, ...entry }))),
    );
  }
  return passages;
}
