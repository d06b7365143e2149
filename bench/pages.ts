// `npm run bench:pages`: Lighthouse on one page of each kind, beside an empty page from the same server, both a network
// away, in turns. Paths as arguments choose pages; RUNS (5) says how often each is measured, NETWORKS which of
// those in networks.ts are tried.

import { chromium } from '@playwright/test';
import lighthouse, { type Config } from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../tests/support/chromium.ts';
import { freePort } from '../tests/support/free-port.ts';
import { distant } from './distant.ts';
import { networks } from './networks.ts';
import { serveCopy } from './served-copy.ts';
import { printTable, type Row } from './table.ts';

const kinds = {
  home: '/',
  article: '/how-does-probate-work-in-ohio',
  'short article': '/valid-will-in-ohio',
  topic: '/probate/cost-of-probate-in-ohio',
  service: '/services/court-filing-assistance',
  'blog list': '/blog',
  post: '',
  FAQ: '/faq',
  about: '/about',
  contact: '/contact',
  glossary: '/glossary',
  form: '/lead-form',
  tool: '/tools/executor-commission',
  chatbot: '/chatbot',
  legal: '/privacy-policy',
};
/**
 * Bytes that a server sends before it hears of the browser again: ten segments. A page beyond it takes a second flight.
 */
const firstFlight = 14 * 1024;
const runs = Number(process.env.RUNS ?? 5);

interface Measured {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of the page itself, as they came. */
  bytes: number;
  /** Categories below 100. */
  short: string[];
}

const empty = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Empty</title><meta name="description" content="A page with nothing on it."></head>
<body><h1>Empty</h1><p>A page with nothing on it.</p></body></html>`;
const site = await serveCopy({ '/empty': empty });
const server = await distant(site.address);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});

/**
 * One run. A busy machine can make Lighthouse miss the paint altogether: then there is nothing to count, and it runs
 * again.
 */
async function measure(path: string, settings: Config['settings'], left = 3): Promise<Measured> {
  const config: Config = { extends: 'lighthouse:default', settings: settings ?? {} };
  const result = await lighthouse(server.address + path, { port, output: 'json', logLevel: 'error' }, config);
  const audits = result?.lhr.audits ?? {};
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  if (!result || result.lhr.runtimeError || Number.isNaN(value('largest-contentful-paint'))) {
    if (left === 0) throw new Error(`Lighthouse could not measure ${path}.`);
    return measure(path, settings, left - 1);
  }
  const requests = audits['network-requests']?.details as
    | { items?: { url: string; transferSize: number }[] }
    | undefined;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests?.items?.find(({ url }) => url === server.address + path)?.transferSize ?? Number.NaN,
    short: Object.values(result.lhr.categories)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`),
  };
}

const median = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const medianOf = (measured: Measured[], of: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes') =>
  median(measured.map((one) => one[of]));

const [newest] = (await (await fetch(`${server.address}/api/blog-posts?limit=1`)).json()) as { slug: string }[];
kinds.post = `/blog/${newest?.slug}`;
const wanted = process.argv.slice(2);
const chosen = Object.entries(kinds).filter(([, path]) => wanted.length === 0 || wanted.includes(path));
// The first run of a browser and a server warms both up.
await measure('/empty', {});
for (const [network, { settings, limits, share }] of Object.entries(networks)) {
  if (process.env.NETWORKS && !process.env.NETWORKS.split(',').includes(network)) continue;
  const rows: Row[] = [];
  for (const [kind, path] of chosen) {
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    // In turns: what else the machine does comes upon both.
    for (let run = 0; run < Math.ceil(runs * share); run++) {
      ours.push(await measure(path, settings));
      theirs.push(await measure('/empty', settings));
    }
    const bytes = medianOf(ours, 'bytes');
    const limit = bytes <= firstFlight ? limits.fitting : limits.larger;
    const [fcp, lcp] = [
      medianOf(ours, 'fcp') / medianOf(theirs, 'fcp'),
      medianOf(ours, 'lcp') / medianOf(theirs, 'lcp'),
    ];
    const tbt = medianOf(ours, 'tbt') - medianOf(theirs, 'tbt');
    const cls = medianOf(ours, 'cls');
    const short = [...new Set(ours.flatMap((one) => one.short))];
    const row = {
      name: `${kind} \`${path}\`, ${(bytes / 1024).toFixed(1)} kB`,
      product: `first ${medianOf(ours, 'fcp').toFixed(0)} ms, largest ${medianOf(ours, 'lcp').toFixed(0)} ms; blocked ${tbt.toFixed(0)} ms more, shift ${cls.toFixed(3)}${short.map((one) => `; ${one}`).join('')}`,
      reference: `first ${medianOf(theirs, 'fcp').toFixed(0)} ms, largest ${medianOf(theirs, 'lcp').toFixed(0)} ms`,
      ratio: `${fcp.toFixed(2)}, ${lcp.toFixed(2)}`,
      limit: `${limit.fcp}, ${limit.lcp}; ${limits.tbt} ms, ${limits.cls}`,
      met:
        fcp <= limit.fcp &&
        lcp <= limit.lcp &&
        tbt <= limits.tbt &&
        cls <= limits.cls &&
        (!limits.scores || short.length === 0),
    };
    console.log(`${network}: ${Object.values(row).join(' | ')}`);
    rows.push(row);
  }
  printTable(`Pages beside an empty page, ${network}, medians of ${Math.ceil(runs * share)}`, rows);
}
await browser.close();
server.stop();
await site.stop();
