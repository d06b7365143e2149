// What the FAQ page holds, and under which ETag the function of the same deploy sends it.
import { getCollection } from 'astro:content';
import { inlineComponents } from '../../components/prose/inline-components.ts';
import { fingerprint } from '../../shared/fingerprint.build.ts';
import { renderEntry } from '../prose/render-entry.build.ts';
import { type Faq, faqGroups } from './faq.ts';

/** Every FAQ entry in reading order: by group, then by place. */
export const orderedFaqs = async () =>
  (await getCollection('faqs')).sort(
    (a, b) => faqGroups.indexOf(a.data.group) - faqGroups.indexOf(b.data.group) || a.data.order - b.data.order,
  );

let faqs: Promise<Faq[]> | undefined;

/** Every FAQ item in reading order, rendered once a build. */
export function faqItems(): Promise<Faq[]> {
  faqs ??= orderedFaqs().then((entries) =>
    Promise.all(
      entries.map(async (entry) => ({
        id: entry.id,
        question: entry.data.question,
        answer: await renderEntry(entry, inlineComponents),
        group: entry.data.group,
      })),
    ),
  );
  return faqs;
}

export const faqETag = async (): Promise<string> => `"${fingerprint(JSON.stringify(await faqItems()))}"`;
