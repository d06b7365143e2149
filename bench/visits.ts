// Visitor traffic as requests for autocannon, in sequence on each connection.
import type autocannon from 'autocannon';
import { percentile } from './percentile.ts';

const pages = ['/', '/faq', '/how-does-probate-work-in-ohio', '/blog', '/lead-form'];
const questions = ['What does probate cost?', 'How long does it take?', 'Who is the executor?', 'asdf qwer'];
const json = { 'content-type': 'application/json' };

const next = <T>(list: T[], at: number): T => list[at % list.length] as T;
const post = (path: string, body: unknown, headers: Record<string, string> = {}): autocannon.Request => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

const kinds = {
  'a page': (at) => ({ method: 'GET', path: next(pages, at) }),
  'a question': (at) => post('/api/chat', { message: next(questions, at), context: 'load' }),
  'a lead': (at) =>
    post(
      '/api/leads',
      { form: 'consultation', name: 'Ann Example', email: `load-${at}@example.com`, county: 'other', consent: true },
      { 'idempotency-key': crypto.randomUUID() },
    ),
  'the questions': () => ({ method: 'GET', path: '/api/faqs' }),
  'the posts': () => ({ method: 'GET', path: '/api/blog-posts?limit=12' }),
} satisfies Record<string, (at: number) => autocannon.Request>;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[];

let visits = 0;

/**
 * One of each of these kinds. Notes how long each answer took, in milliseconds, and the ids of leads that were
 * acknowledged.
 */
export function visitsOf(acknowledged: Set<string>, wanted: Kind[] = allKinds) {
  const took: Record<string, number[]> = {};
  const requests = wanted.map((kind): autocannon.Request => {
    const requestAt: (at: number) => autocannon.Request = kinds[kind];
    const times: number[] = [];
    took[kind] = times;
    return {
      ...requestAt(0),
      setupRequest: (request, context) => {
        Object.assign(context, { begun: performance.now() });
        return { ...request, ...requestAt(visits++) };
      },
      onResponse: (status, body, context) => {
        times.push(performance.now() - (context as { begun: number }).begun);
        if (kind === 'a lead' && status < 300) acknowledged.add((JSON.parse(body) as { id: string }).id);
      },
    };
  });
  return { requests, took };
}

/** The median and two high percentiles of response times, as text. */
export const formatPercentiles = (times: number[]): string =>
  [0.5, 0.975, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(1)}`).join(', ');
