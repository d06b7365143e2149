import type { Measured } from './measure.ts';

/** One build. */
export interface Run extends Measured {
  seconds: number;
  log: string;
}

/** What this site may take beside the bare one, share images and search index apart. */
const target = 2;

/** The least of the rounds: other programs on the machine only ever add. */
const least = (values: number[]): number => Math.min(...values);
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Seconds of the routes whose address matches, as Astro's log gives them: "├─ /faq.html (+23ms)". */
const routes =
  (address: RegExp) =>
  ({ log }: Run): number =>
    sum(
      [...log.matchAll(/[├└]─ (\S+) \(\+([\d.]+)(ms|s)\)/g)]
        .filter(([, path = '']) => address.test(path))
        .map(([, , time, unit]) => Number(time) / (unit === 'ms' ? 1000 : 1)),
    );

/** Seconds of an integration's hooks, as the timed configuration prints them. */
const hooks =
  (name: RegExp) =>
  ({ log }: Run): number =>
    sum(
      [...log.matchAll(/^hook (\S+) \S+ (\d+)$/gm)]
        .filter(([, integration = '']) => name.test(integration))
        .map(([, , time]) => Number(time) / 1000),
    );

const images = routes(/^\/og\//);
const search = hooks(/search|pagefind/);
const parts = {
  'pages of posts': routes(/^\/blog\/[a-z0-9-]+\.html$/),
  'pages of the blog list': routes(/^\/blog\/page\//),
  'data for the functions': routes(/^\/deploy-data\//),
  'share images, all drawn afresh': images,
  'search index': search,
};

/** The table of both sites as Markdown, then where this site's time goes. */
export function report(site: Run[], bare: Run[]): string {
  const row = (name: string, unit: string, ours: (run: Run) => number, theirs: (run: Run) => number, digits = 1) => {
    const [a, b] = [least(site.map(ours)), least(bare.map(theirs))];
    return `| ${name} | ${a.toFixed(digits)} ${unit} | ${b.toFixed(digits)} ${unit} | ${(a / b).toFixed(2)} |`;
  };
  const time = (run: Run) => run.seconds;
  const own = (run: Run) => run.seconds - images(run) - search(run);
  const ratio = least(site.map(own)) / least(bare.map(time));
  return [
    '| | This site | Bare site | Ratio |',
    '|---|---|---|---|',
    row('Time', 's', time, time),
    row('Time without share images and search index', 's', own, time),
    row(
      'Processor time',
      's',
      (run) => run.processor,
      (run) => run.processor,
    ),
    row(
      'Peak memory',
      'MB',
      (run) => run.peak / 2 ** 20,
      (run) => run.peak / 2 ** 20,
      0,
    ),
    '',
    ...Object.entries(parts).map(([name, seconds]) => `- ${name}: ${least(site.map(seconds)).toFixed(1)} s`),
    '',
    `The target is at most ${target} times the bare site's time: ${ratio <= target ? 'met' : 'missed'}.`,
  ].join('\n');
}
