// What Mozilla's HTTP Observatory makes of a response, as far as headers decide it. Rules and points:
// https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and src/grader/charts.js, src/analyzer/tests
// of https://github.com/mdn/mdn-http-observatory. Redirection to HTTPS and the HSTS preload list are the host's part.
import { parse } from 'node-html-parser';

type Policy = Map<string, string[]>;

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const inline = ["'unsafe-inline'", 'data:'];
const hashed = /^'(?:sha(?:256|384|512)|nonce)-/;
const sixMonths = 15_768_000;

const policyOf = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

/** Penalty or bonus of the policies of header and page together: a browser enforces each of them. */
function policyPoints(policies: Policy[]): number {
  const all = (name: string): string[] => {
    const named = policies.flatMap((policy) => {
      const sources = policy.get(name) ?? (name.endsWith('-src') ? policy.get('default-src') : undefined);
      return sources ? [sources] : [];
    });
    // With several policies a source counts only where each of them allows it.
    const [first, ...others] = named;
    return first ? first.filter((source) => others.every((other) => other.includes(source))) : ['*'];
  };
  if (policies.every(({ size }) => size === 0)) return -25;
  const [script, style, object] = [all('script-src'), all('style-src'), all('object-src')];
  for (const sources of [script, style]) {
    const at = sources.indexOf("'unsafe-inline'");
    if (at !== -1 && sources.some((source) => hashed.test(source))) sources.splice(at, 1);
  }
  const has = (sources: string[], unwanted: string[]) => sources.some((source) => unwanted.includes(source));
  if (has(script, [...broad, ...inline]) || has(object, broad)) return -20;
  const everything = policies.flatMap((policy) => [...policy.values()].flat());
  if (everything.some((source) => /^(http|ftp):/.test(source))) return -20;
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10;
  if (has(style, [...broad, ...inline])) return 0;
  return all('default-src').join() === "'none'" ? 10 : 5;
}

function transportPoints(header: string | null): number {
  const age = /max-age=(\d+)/i.exec(header ?? '')?.[1];
  return age === undefined ? -20 : Number(age) < sixMonths ? -10 : 0;
}

const referrer: Record<string, number> = {
  'no-referrer': 5,
  'same-origin': 5,
  'strict-origin': 5,
  'strict-origin-when-cross-origin': 5,
};

function scriptPoints(scripts: string[]): number {
  if (scripts.some((source) => /^(http:|\/\/)/.test(source))) return -50;
  return scripts.some((source) => /^https:/.test(source)) ? -5 : 0;
}

/** Points of each test; 100 is where everybody starts. */
export function observatory(headers: Headers, body: string): Record<string, number> {
  const page = headers.get('content-type')?.includes('text/html') ? parse(body) : undefined;
  const inPage = (page?.querySelectorAll('meta[http-equiv]') ?? [])
    .filter((meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((meta) => policyOf(meta.getAttribute('content') ?? ''));
  const header = policyOf(headers.get('content-security-policy') ?? '');
  const scripts = page?.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '') ?? [];
  const frames = ['deny', 'sameorigin'].includes(headers.get('x-frame-options')?.toLowerCase() ?? '');
  const origin = headers.get('access-control-allow-credentials') ? headers.get('access-control-allow-origin') : null;
  return {
    'content-security-policy': policyPoints([header, ...inPage].filter(({ size }) => size > 0)),
    cookies: headers.has('set-cookie') ? -20 : 0,
    'cross-origin-resource-sharing': origin === null ? 0 : -50,
    'referrer-policy': headers.has('referrer-policy') ? (referrer[headers.get('referrer-policy') ?? ''] ?? -5) : 0,
    'strict-transport-security': transportPoints(headers.get('strict-transport-security')),
    'subresource-integrity': scriptPoints(scripts),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    // Only the header's `frame-ancestors` counts; a page's own is ignored by browsers.
    'x-frame-options': header.has('frame-ancestors') ? 5 : frames ? 0 : -20,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '')
      ? 10
      : 0,
  };
}

/** The score: penalties first; bonuses only for who has 90 points left. */
export function score(points: Record<string, number>): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(Object.values(points).filter((value) => value < 0));
  return base >= 90 ? base + sum(Object.values(points).filter((value) => value > 0)) : Math.max(0, base);
}
