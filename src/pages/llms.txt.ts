// The site in short for language models (llmstxt.org): what it is, what it is not, and its pages.

import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { answerPath } from '../features/answers/answer-path.ts';
import { answerTopics } from '../features/answers/topics.build.ts';
import { withFacts } from '../features/facts/facts.build.ts';
import { allLetters, letterLink } from '../features/letters/letters.build.ts';
import { titleOf } from '../features/seo/titles.build.ts';
import { tools } from '../features/tools/tool-list.ts';
import { disclaimer, site } from '../site.ts';

const link = (path: string, title: string, description: string) =>
  `- [${title}](${new URL(path, site.url)}): ${withFacts(description)}`;

const pageLink = (path: string, description: string) => link(path, titleOf(path), description);

const inOrder = (a: { data: { order: number } }, b: { data: { order: number } }) => a.data.order - b.data.order;

export const GET: APIRoute = async () => {
  const articles = (await getCollection('articles')).sort(inOrder);
  const topics = await getCollection('topics');
  const services = (await getCollection('services')).sort(inOrder);
  const legal = await getCollection('legal');
  const sections = {
    'Answers by topic': [
      pageLink('/answers', 'Each question that families ask, on a page of its own with a direct answer.'),
      ...answerTopics.map(({ id, title, text }) => link(answerPath(id), title, text)),
    ],
    Articles: articles.map(({ id, data }) => link(`/${id}`, data.title, data.description)),
    'Short answers': topics.map(({ id, data }) => link(`/probate/${id}`, data.title, data.description)),
    Tools: tools.map(({ title, text, href }) => link(href, title, text)),
    Letters: (await allLetters()).map(letterLink).map(({ title, text, href }) => link(href, title, text)),
    'Questions and terms': [
      pageLink(
        '/first-48-hours',
        'One page for the first two days: what cannot wait, what can, whom to call, what not to sign or pay.',
      ),
      pageLink('/faq', 'Short answers to the questions families ask first.'),
      pageLink('/counties', 'Ohio’s counties, their seats, and the sites of the probate courts that were verified.'),
      pageLink('/forms', 'The standard probate forms: what each tells the court, and when it comes.'),
      pageLink('/glossary', 'Court terms in plain words.'),
      pageLink('/heard-elsewhere', 'Wrong claims about Ohio probate beside what the law says.'),
      pageLink('/accessibility', 'What was tested so that everybody can use the site, and what was not.'),
      pageLink('/corrections-log', 'What was wrong on this site, and when it was put right.'),
      pageLink('/blog', 'Practical questions that come up while an estate is settled.'),
    ],
    Services: services.map(({ id, data }) => link(`/services/${id}`, data.title, data.description)),
    'About the site': [
      pageLink('/about', 'Who runs the site, and how it earns money.'),
      pageLink('/contact', 'Phone, text, email and office hours.'),
      ...legal.map(({ id, data }) => link(`/${id}`, data.title, data.description)),
    ],
  };
  const text = [
    `# ${site.brand}`,
    `> Plain-language information about probate in Ohio for families, executors and heirs, run by ${site.agent}, ${site.agentTitle}, ${site.brokerage}.`,
    `${disclaimer} Each figure stands on its page with its source and the day it was checked, or is marked as our own estimate.`,
    ...Object.entries(sections).map(([heading, links]) => `## ${heading}\n\n${links.join('\n')}`),
  ];
  return new Response(`${text.join('\n\n')}\n`);
};
