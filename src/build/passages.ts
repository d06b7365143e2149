import { getCollection } from 'astro:content';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { firstSentence, type Passage } from '../domain/passages.ts';
import { withFacts } from './facts.ts';
import { htmlText } from './html-text.ts';
import { duePosts } from './posts.ts';
import { renderHtml } from './render-html.ts';

const section = (url: string, page: string, heading: string, text: string): Passage => {
  const [answer, rest] = firstSentence(text);
  return { url, page, heading, answer, text: rest };
};

/** The sections of a rendered body, one per heading with an anchor, headings inside components included. */
function sections(path: string, page: string, html: string): Passage[] {
  const root = parse(html);
  // How long a step takes stands before its first sentence; quoted alone it would say nothing.
  for (const time of root.querySelectorAll('.step-time')) time.remove();
  const found: Passage[] = [];
  let heading: HTMLElement | undefined;
  let text = '';
  const close = () => {
    const words = htmlText(text);
    if (heading?.id && words) found.push(section(`${path}#${heading.id}`, page, htmlText(heading.innerHTML), words));
    text = '';
  };
  const walk = (element: HTMLElement) => {
    for (const child of element.childNodes) {
      if (child.nodeType !== NodeType.ELEMENT_NODE) {
        text += child.toString();
        continue;
      }
      const inner = child as HTMLElement;
      if (/^H[23]$/.test(inner.tagName)) {
        close();
        heading = inner;
      } else if (inner.querySelector('h2, h3')) walk(inner);
      else text += inner.toString();
    }
  };
  walk(root);
  close();
  return found;
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
