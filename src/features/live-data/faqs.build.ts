import { getCollection } from 'astro:content';
import { faqGroups } from './faq.ts';

/** Every FAQ entry in reading order: by group, then by place. */
export const orderedFaqs = async () =>
  (await getCollection('faqs')).sort(
    (a, b) => faqGroups.indexOf(a.data.group) - faqGroups.indexOf(b.data.group) || a.data.order - b.data.order,
  );
