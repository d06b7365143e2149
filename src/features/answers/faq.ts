export const faqsPath = '/api/faqs';

/** One item of GET /api/faqs. */
export interface Faq {
  /** The slug of the answer's page, and the anchor of the question on /faq. */
  id: string;
  question: string;
  /** HTML: the direct answer, its cases, and a link to the page. */
  answer: string;
  /** The title of its topic. */
  group: string;
}
