import type { Measured } from './measure.ts';

/** One build. */
export interface Run extends Measured {
  seconds: number;
  log: string;
}

/** What this site may take beside the bare one; share images, guide and search index are measured apart. */
const target = 2;
/** What a build after one changed post may take beside one from nothing. */
const warmTarget = 0.75;

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
const guide = routes(/^\/guide\//);
const search = hooks(/search|pagefind/);
const parts = {
  'pages of posts': routes(/^\/blog\/[a-z0-9-]+\.html$/),
  'pages of the blog list': routes(/^\/blog\/page\//),
  'data for the functions': routes(/^\/deploy-data\//),
  'share images, all drawn afresh': images,
  'the guide, drawn afresh': guide,
  'search index': search,
};

/** The table of both sites as Markdown, then where this site's time goes. `again` is a build after one changed post. */
export function report(site: Run[], bare: Run[], again: Run): { text: string; met: boolean } {
  const row = (name: string, unit: string, ours: (run: Run) => number, theirs: (run: Run) => number, digits = 1) => {
    const [a, b] = [least(site.map(ours)), least(bare.map(theirs))];
    return `| ${name} | ${a.toFixed(digits)} ${unit} | ${b.toFixed(digits)} ${unit} | ${(a / b).toFixed(2)} |`;
  };
  const time = (run: Run) => run.seconds;
  const own = (run: Run) => run.seconds - images(run) - guide(run) - search(run);
  const ratio = least(site.map(own)) / least(bare.map(time));
  const peak = (run: Run) => run.peak / 2 ** 20;
  const memory = least(site.map(peak)) / least(bare.map(peak));
  const warm = again.seconds / least(site.map(time));
  const met = ratio <= target && memory <= target && warm <= warmTarget;
  const text = [
    '| | This site | Bare site | Ratio |',
    '|---|---|---|---|',
    row('Time', 's', time, time),
    row('Time without share images, guide and search index', 's', own, time),
    row(
      'Processor time of Astro’s process',
      's',
      (run) => run.processor,
      (run) => run.processor,
    ),
    row('Peak memory of Astro’s process', 'MB', peak, peak, 0),
    '',
    ...Object.entries(parts).map(([name, seconds]) => `- ${name}: ${least(site.map(seconds)).toFixed(1)} s`),
    '',
    `After one changed post: ${again.seconds.toFixed(1)} s, ${warm.toFixed(2)} of a build from nothing.`,
    '',
    `The target is at most ${target} times the bare site's time and memory, and ${warmTarget} after one changed post: ${met ? 'met' : 'missed'}.`,
  ].join('\n');
  return { text, met };
}
