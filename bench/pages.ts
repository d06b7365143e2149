// `npm run bench:pages`: Lighthouse's mobile telephone (its modeled network) on a page of each kind, beside an empty page
// from the same server, in turns; then from a visitor's action to the next paint. Paths as arguments choose pages; RUNS (5)
// says how often each is measured, the median counts.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import build from '../tests/support/build-once.ts';
import { chromiumFlags, chromiumPath } from '../tests/support/chromium.ts';
import { freePort } from '../tests/support/free-port.ts';
import { startServer, waitForExit, waitUntilReady } from '../tests/support/local-server.ts';
import { copyProject } from '../tests/support/project-copy.ts';
import { delayedProxy } from './distant.ts';
import { interactionRows, plainPage } from './interactions.ts';
import { printTable, type Row } from './table.ts';

/** First and largest paint as multiples of the empty page's. */
const maxPage = { fcp: 1.2, lcp: 1.3 };
/** The same of a page with an article's length. */
const maxArticle = { fcp: 1.35, lcp: 1.5 };
/** Milliseconds of blocking more than the empty page's. */
const maxBlocking = 20;
const maxShift = 0.01;

const kinds: Record<string, { path: string; isLong?: true }> = {
  home: { path: '/' },
  article: { path: '/how-does-probate-work-in-ohio', isLong: true },
  'short article': { path: '/valid-will-in-ohio', isLong: true },
  topic: { path: '/probate/cost-of-probate-in-ohio' },
  service: { path: '/services/court-filing-assistance' },
  'blog list': { path: '/blog' },
  FAQ: { path: '/faq', isLong: true },
  about: { path: '/about' },
  contact: { path: '/contact' },
  glossary: { path: '/glossary' },
  form: { path: '/lead-form' },
  tool: { path: '/tools/executor-commission' },
  plan: { path: '/plan', isLong: true },
  chatbot: { path: '/chatbot' },
  legal: { path: '/privacy-policy' },
};
const runs = Number(process.env.RUNS ?? 5);

const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Empty</title><meta name="description" content="A page with nothing on it."></head>
<body><h1>Empty</h1><p>A page with nothing on it.</p></body></html>`;
await build();
const copy = await copyProject(['netlify', 'dist', '.netlify/blobs/deploy', '.netlify/function-pages']);
await copy.write('dist/empty.html', emptyPage);
await copy.write('dist/plain.html', plainPage);
const site = startServer({ SITE_DATA: join(copy.root, 'data') }, copy.root);
// A bench that breaks off leaves no server behind.
process.once('exit', () => site.kill());
const origin = await waitUntilReady(site);
const server = await delayedProxy(origin);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});

interface Measured {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  kilobytes: number;
  /** Categories below 100. */
  short: string[];
}

/** On a busy machine Lighthouse can miss the paint altogether: it runs again. */
async function measure(path: string, retries = 3): Promise<Measured> {
  const url = server.address + path;
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const audits = result?.lhr.audits ?? {};
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  if (!result || result.lhr.runtimeError || Number.isNaN(value('largest-contentful-paint'))) {
    if (retries === 0) throw new Error(`Lighthouse could not measure ${path}.`);
    return measure(path, retries - 1);
  }
  const requests = audits['network-requests']?.details as { items?: { url: string; transferSize: number }[] };
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: (requests.items?.find((request) => request.url === url)?.transferSize ?? Number.NaN) / 1024,
    short: Object.values(result.lhr.categories)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`),
  };
}

function median(measured: Measured[], metric: Exclude<keyof Measured, 'short'>): number {
  const values = measured.map((run) => run[metric]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

const [post] = (await (await fetch(`${server.address}/api/blog-posts?limit=1`)).json()) as { slug: string }[];
kinds.post = { path: `/blog/${post?.slug}` };
const paths = process.argv.slice(2);
const chosen = Object.entries(kinds).filter(([, { path }]) => paths.length === 0 || paths.includes(path));
// The first run of a browser and a server warms both up.
await measure('/empty');
const rows: Row[] = [];
for (const [kind, { path, isLong }] of chosen) {
  const ours: Measured[] = [];
  const empty: Measured[] = [];
  for (let run = 0; run < runs; run++) {
    ours.push(await measure(path));
    empty.push(await measure('/empty'));
  }
  const limit = isLong ? maxArticle : maxPage;
  const [fcp, lcp] = [median(ours, 'fcp') / median(empty, 'fcp'), median(ours, 'lcp') / median(empty, 'lcp')];
  const blocking = median(ours, 'tbt') - median(empty, 'tbt');
  const shift = median(ours, 'cls');
  const short = [...new Set(ours.flatMap((run) => run.short))];
  const row = {
    name: `${kind} \`${path}\`, ${median(ours, 'kilobytes').toFixed(1)} kB`,
    product: `first ${median(ours, 'fcp').toFixed(0)} ms, largest ${median(ours, 'lcp').toFixed(0)} ms; blocked ${blocking.toFixed(0)} ms more, shift ${shift.toFixed(3)}${short.map((category) => `; ${category}`).join('')}`,
    reference: `first ${median(empty, 'fcp').toFixed(0)} ms, largest ${median(empty, 'lcp').toFixed(0)} ms`,
    ratio: `${fcp.toFixed(2)}, ${lcp.toFixed(2)}`,
    limit: `${limit.fcp}, ${limit.lcp}; ${maxBlocking} ms, ${maxShift}`,
    met: fcp <= limit.fcp && lcp <= limit.lcp && blocking <= maxBlocking && shift <= maxShift && short.length === 0,
  };
  console.log(Object.values(row).join(' | '));
  rows.push(row);
}
printTable(`Pages beside an empty page, medians of ${runs}`, rows);
if (paths.length === 0)
  printTable('Interaction to next paint, processor 4 times slower', await interactionRows(browser, origin));
await browser.close();
server.stop();
await waitForExit(site, 'SIGTERM');
await copy.remove();
