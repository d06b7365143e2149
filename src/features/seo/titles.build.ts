import { getCollection } from 'astro:content';
import { answerPath } from '../answers/answer-path.ts';
import { answerTopics } from '../answers/topics.build.ts';
import { hasPage } from '../counties/local-facts.ts';

const titles = new Map<string, string>([
  ['/', 'Home'],
  ['/about', 'About us'],
  ['/accessibility', 'Accessibility'],
  ['/answers', 'Answers'],
  ['/blog', 'Blog'],
  ['/chatbot', 'Ohio Probate Assistant'],
  ['/contact', 'Contact'],
  ['/counties', 'Counties and their probate courts'],
  ['/confirmation', 'Thank you'],
  ['/download-guide', 'Download the free guide'],
  ['/download-guide-enhanced', 'Free guide by email'],
  ['/faq', 'Common questions'],
  ['/first-48-hours', 'The first 48 hours after a death'],
  ['/forms', 'Probate forms, what each is for'],
  ['/glossary', 'Glossary of court terms'],
  ['/guides', 'All guides'],
  ['/corrections-log', 'What we corrected'],
  ['/heard-elsewhere', 'Heard elsewhere'],
  ['/lead-form', 'Free consultation'],
  ['/letters', 'Letters to send after a death'],
  ['/optimized-lead-form', 'Request the free guide'],
  ['/selling-house-probate', 'Ways to sell or keep the house'],
  ['/probate-question', 'Ask a question about probate'],
  ['/services', 'Services'],
  ['/search', 'Search this site'],
  ['/plan', 'Your plan for an Ohio estate'],
  ['/plan/heirs', 'A sheet for the other heirs'],
  ['/plan/log', 'The executor’s log'],
  ['/tools', 'Tools: your own dates and figures'],
  ['/tools/deadlines', 'Probate dates in Ohio'],
  ['/tools/small-estate', 'Small estates in Ohio'],
  ['/tools/executor-commission', 'Executor’s commission in Ohio'],
  ['/tools/who-inherits', 'Who inherits in Ohio without a will'],
  ['/tools/your-deed', 'What an Ohio deed says after a death'],
  ['/tools/selling-the-house', 'Selling an Ohio house in probate: the paths'],
  ['/tools/house-options', 'What each way with the house leaves'],
  ['/tools/offer-sheet', 'Offers for the house, beside each other'],
  ['/sitemap', 'All pages'],
]);
for (const { id, title } of answerTopics) titles.set(answerPath(id), title);
for (const { id, data } of await getCollection('articles')) titles.set(`/${id}`, data.title);
for (const { id, data } of await getCollection('topics')) titles.set(`/probate/${id}`, data.title);
for (const { id, data } of await getCollection('services')) titles.set(`/services/${id}`, data.title);
for (const { id, data } of await getCollection('legal')) titles.set(`/${id}`, data.title);
for (const { id, data } of await getCollection('letters')) titles.set(`/letters/${id}`, data.title);
for (const { id, data } of await getCollection('counties'))
  if (hasPage(data)) titles.set(`/counties/${id}`, `${data.name} County probate court`);

/** Pages that borrow the share image of the list above them. */
const listedTitles = new Map<string, string>();
for (const { id, data } of await getCollection('answers')) listedTitles.set(answerPath(id), data.question);
for (const { id, data } of await getCollection('blog')) listedTitles.set(`/blog/${id}`, data.title);

/** What a link to this page says. Throws, and so stops the build, on an address that is no page of the site. */
export function titleOf(href: string): string {
  const path = href.replace(/#.*$/, '');
  const title = titles.get(path) ?? listedTitles.get(path);
  if (!title) throw new Error(`There is no page "${href}" to link to. Mend the address in "related".`);
  return title;
}

/** Every page and its title, answers and posts left out. */
export const pageTitles = (): [string, string][] => [...titles].filter(([path]) => path !== '/probate-question');
