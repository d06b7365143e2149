import { getCollection } from 'astro:content';
import { answerPath } from '../../answers/answer-path.ts';
import { type Answer, allAnswers, frontMatterTexts } from '../../answers/answers.build.ts';
import { topicOfFile } from '../../answers/topics.build.ts';
import { duePosts } from '../../blog/posts.build.ts';
import { allCounties, courtPractices, courtText } from '../../counties/counties.build.ts';
import { allForms, formText } from '../../court-forms/forms.build.ts';
import { quoteFact, withFacts } from '../../facts/facts.build.ts';
import { factIdsIn } from '../../facts/typed-figures.ts';
import { allLetters, letterLink } from '../../letters/letters.build.ts';
import { renderHtml } from '../../prose/render-html.build.ts';
import { type ProseSection, sectionsOf } from '../../prose/sections.build.ts';
import { maxFollowUps, followUps as nextQuestions } from '../answer/follow-ups.build.ts';
import { caseLines } from '../card-text.ts';
import { firstSentence, type Passage } from './passages.ts';
import { phrasings } from './phrasings.build.ts';

type Piece = Pick<Passage, 'url' | 'page' | 'heading' | 'kind' | 'court' | 'cases' | 'tool'> & {
  /** Plain text whose first sentence is the author's direct answer, where `answer` does not write that out. */
  text: string;
  answer?: string;
  phrasings?: string[];
  /** Questions to ask next, which the author names. */
  related?: string[];
  /** Facts that it prints. */
  facts?: string[];
  /** Paths that it links to. */
  links?: string[];
};

/** The sections of a rendered body under their own addresses. */
const sections = (path: string, page: string, parts: ProseSection[]): Piece[] =>
  parts.filter(({ id }) => id !== '').map(({ id, ...section }) => ({ ...section, url: `${path}#${id}`, page }));

/** The text above the first heading, or all of a body without headings. */
const introduction = ([{ text, facts, links }]: ReturnType<typeof sectionsOf>) => ({ text, facts, links });

/** A page's short answer, as its front matter writes it, then its sections. */
function pieces(path: string, page: string, answer: string, html: string, links: string[] = []): Piece[] {
  const short: Piece = { url: path, page, heading: page, kind: 'short-answer', text: withFacts(answer), links };
  return [{ ...short, facts: factIdsIn(answer) }, ...sections(path, page, sectionsOf(html))];
}

/** An answer is one passage, however many headings its body has. */
function answerPiece(entry: Answer, html: string): Piece {
  const { question, answer, asked, tool, related = [] } = entry.data;
  const topic = topicOfFile(entry.filePath);
  const sections = sectionsOf(html);
  const body = sections.flatMap(({ heading, text }) => [heading, text]).filter(Boolean);
  const cases = (entry.data.cases ?? []).map((one) => ({ if: withFacts(one.if), then: withFacts(one.then) }));
  return {
    url: answerPath(entry.id),
    page: topic.title,
    heading: question,
    kind: topic.id === 'about-us' ? 'about-us' : 'question',
    answer: withFacts(answer),
    text: [...caseLines(cases), ...body].join('\n'),
    cases,
    ...(tool && { tool }),
    phrasings: asked,
    facts: [...frontMatterTexts(entry).flatMap(factIdsIn), ...sections.flatMap(({ facts }) => facts)],
    links: [...related.map(answerPath), ...sections.flatMap(({ links }) => links)],
  };
}

async function pagePieces(): Promise<Piece[]> {
  const result: Piece[] = [];
  for (const entry of await getCollection('articles')) {
    const { title, answer, related } = entry.data;
    result.push(...pieces(`/${entry.id}`, title, answer, await renderHtml(entry), related));
  }
  for (const entry of await getCollection('topics')) {
    const { title, answer, article } = entry.data;
    result.push(...pieces(`/probate/${entry.id}`, title, answer, await renderHtml(entry), [article]));
  }
  for (const entry of await getCollection('services')) {
    const { title, summary, related } = entry.data;
    // What we do is no answer to a question about the law.
    const servicePieces = pieces(`/services/${entry.id}`, title, summary, await renderHtml(entry), related);
    result.push(...servicePieces.map((piece) => ({ ...piece, kind: 'about-us' as const })));
  }
  for (const entry of await getCollection('legal')) {
    const legalPieces = sections(`/${entry.id}`, entry.data.title, sectionsOf(await renderHtml(entry)));
    result.push(...legalPieces.map((piece) => ({ ...piece, kind: 'about-us' as const })));
  }
  for (const post of await duePosts()) {
    const parts = sectionsOf(await renderHtml(post));
    const [url, page] = [`/blog/${post.id}`, post.data.title];
    result.push({ url, page, heading: page, kind: 'short-answer', ...introduction(parts) });
    result.push(...sections(url, page, parts));
  }
  const answers = await allAnswers();
  const questions = new Map(answers.map(({ id, data }) => [id, data.question]));
  for (const entry of answers) {
    const related = entry.data.related?.flatMap((id) => questions.get(id) ?? []);
    result.push({ ...answerPiece(entry, await renderHtml(entry)), ...(related && { related }) });
  }
  return result;
}

async function referencePieces(): Promise<Piece[]> {
  const result: Piece[] = [];
  for (const { id, data } of await getCollection('glossary')) {
    const { term: heading, meaning } = data;
    const url = `/glossary#${id}`;
    const facts = factIdsIn(meaning);
    result.push({ url, page: 'Glossary of court terms', heading, kind: 'term', text: withFacts(meaning), facts });
  }
  for (const entry of await getCollection('corrections')) {
    const { title: heading } = entry.data;
    const url = `/heard-elsewhere#${entry.id}`;
    const text = introduction(sectionsOf(await renderHtml(entry)));
    result.push({ url, page: 'Heard elsewhere', heading, kind: 'correction', ...text });
  }
  for (const county of await allCounties()) {
    const { id, name, seat } = county;
    const page = 'Counties and their probate courts';
    const heading = `Probate court of ${name} County, ${seat}`;
    const court = { county: name, seat, towns: [...county.towns, ...county.also], practices: courtPractices(county) };
    result.push({ url: `/counties#${id}`, page, heading, kind: 'court', court, text: courtText(county) });
  }
  for (const form of await allForms()) {
    if (form.situations.includes('other')) continue;
    const url = `/forms#${form.id}`;
    const facts = factIdsIn(form.text);
    result.push({ url, page: 'Probate forms', heading: form.name, kind: 'form', text: formText(form), facts });
  }
  for (const { title: heading, text, href: url } of (await allLetters()).map(letterLink)) {
    const phrasings = [heading.replace('Letter', 'What do I write'), heading.replace('Letter', 'A sample letter')];
    result.push({ url, page: 'Letters to send', heading, kind: 'form', text, phrasings });
  }
  return result;
}

async function collected(): Promise<Passage[]> {
  const pages = (await pagePieces()).filter(({ text }) => text !== '');
  const allPieces = [...pages, ...(await referencePieces())];
  const nextAfter = nextQuestions(allPieces);
  const phrasingsOf = await phrasings(allPieces);
  const indexByHeading = new Map(allPieces.map(({ heading }, index) => [heading, index]));
  return allPieces.map(({ facts = [], links: _, related = [], ...piece }) => {
    const [answer, text] = piece.answer ? [piece.answer, piece.text] : firstSentence(piece.text);
    const figures = [...new Set(facts)].map(quoteFact);
    const phrasings = piece.phrasings ?? phrasingsOf(piece);
    const questions = [...new Set([...related, ...nextAfter(piece)])].slice(0, maxFollowUps);
    const followUps = questions.flatMap((question) => indexByHeading.get(question) ?? []);
    return { ...piece, answer, text, phrasings, figures, followUps };
  });
}

let built: Promise<Passage[]> | undefined;

/**
 * Every quotable passage of the site: posts too, once they are due. Collected once a build, and for each request of the
 * development server.
 */
export function allPassages(): Promise<Passage[]> {
  if (import.meta.env.DEV) return collected();
  built ??= collected();
  return built;
}
