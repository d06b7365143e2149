// The FAQ page, the blog list and a post that was not built: asks the functions of the same deploy once whether there
// is something newer than the page, and shows it in place. A failed read changes nothing where the page has content.

import { longDate } from '../../shared/dates.ts';
import { getPart } from '../../shared/get-part.browser.ts';
import { RequestError, request } from '../../shared/request.ts';
import { slugify } from '../../shared/slugs.ts';
import type { Faq } from '../answers/faq.ts';
import { type BlogPost, blogPostsPath, postDay } from '../blog/post.ts';

/** The current data of `url`; undefined if the page is up to date, or if a preview asks for a password. */
async function readIfNewer(url: string, etag = ''): Promise<unknown> {
  try {
    return await (await request('GET', url, { headers: etag ? { 'if-none-match': etag } : {} })).json();
  } catch (error) {
    if (error instanceof RequestError && [304, 401].includes(error.status)) return undefined;
    throw error;
  }
}

function cloneTemplate(root: ParentNode): HTMLElement {
  const copy = root.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('The page has no template.');
  return copy;
}

function renderFaqs(place: HTMLElement, items: Faq[]): void {
  const currentIds = new Set(items.map(({ id }) => id));
  for (const old of place.querySelectorAll('details')) if (!currentIds.has(old.id)) old.remove();
  for (const { id, question, answer, group } of items) {
    const item = (place.querySelector(`details[id="${CSS.escape(id)}"]`) as HTMLElement | null) ?? cloneTemplate(place);
    item.id = id;
    // By tag: data-part on each part of each item would weigh as much as an answer.
    const [heading, body] = [item.querySelector('h3'), item.querySelector('.prose')];
    if (!heading || !body) throw new Error('A question has no place for its answer.');
    heading.textContent = question;
    body.innerHTML = answer;
    const parent = document.getElementById(slugify(group))?.parentElement;
    if (item.parentElement !== parent) parent?.append(item);
  }
}

function fillPost(view: HTMLElement, post: BlogPost): HTMLElement {
  const day = postDay(post);
  const time = getPart('date', view);
  time.textContent = longDate(new Date(day));
  time.setAttribute('datetime', day);
  getPart('minutes', view).textContent = String(post.readTime);
  getPart('excerpt', view).textContent = post.excerpt;
  for (const title of view.querySelectorAll('[data-part="title"]')) title.textContent = post.title;
  const image = getPart('image', view);
  if (post.imageUrl) image.setAttribute('src', post.imageUrl);
  else image.remove();
  // A card's picture is decorative: its title is beside it.
  if (view.matches('article')) image.setAttribute('alt', post.imageAlt ?? '');
  return view;
}

function renderPosts(place: HTMLElement, posts: BlogPost[]): void {
  getPart('items', place).replaceChildren(
    ...posts.map((post) => {
      const card = fillPost(cloneTemplate(place), post);
      getPart('link', card).setAttribute('href', `/blog/${post.slug}`);
      return card;
    }),
  );
}

function renderPost(place: HTMLElement, post: BlogPost): void {
  const view = fillPost(cloneTemplate(place), post);
  getPart('content', view).innerHTML = post.content;
  getPart('items', place).replaceChildren(view);
  document.title = post.title;
}

const renderers = { faqs: renderFaqs, posts: renderPosts, post: renderPost } as const;

async function refresh(place: HTMLElement): Promise<void> {
  const { live, etag, url = `${blogPostsPath}/${location.pathname.split('/').filter(Boolean).at(-1)}` } = place.dataset;
  const fallback = getPart('fallback', place);
  const skeleton = getPart('skeleton', place);
  const empty = place.dataset.empty !== undefined;
  if (empty) {
    fallback.hidden = true;
    skeleton.hidden = false;
  }
  let failed = false;
  let shown = !empty;
  try {
    const data = await readIfNewer(url, etag);
    if (data && (!Array.isArray(data) || data.length > 0)) {
      renderers[live as keyof typeof renderers](place, data as never);
      shown = true;
    }
  } catch {
    failed = true;
  }
  skeleton.hidden = true;
  fallback.hidden = shown;
  if (failed && !shown && place.dataset.error) fallback.textContent = place.dataset.error;
}

for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) void refresh(place);
