import type { Measured } from './measure.ts';

/** One build. */
export interface Run extends Measured {
  seconds: number;
  log: string;
}

/** Builds of both sites with the same posts; `again` is one of this site after one changed post. */
export interface Runs {
  posts: number;
  site: Run[];
  bare: Run[];
  again: Run;
}

/** What this site may take beside the bare one; share images, guide and search index are measured apart. */
const target = 2;
/** What a build after one changed post may take beside one from nothing. */
const warmTarget = 0.75;
/** What one post of many may take beside one of few: growth in a straight line, and room for the machine's own noise. */
const growthTarget = 1.25;

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

const own = (run: Run): number => run.seconds - images(run) - guide(run) - search(run);
const time = (run: Run): number => run.seconds;

interface Result {
  text: string;
  met: boolean;
}

/** The table of both sites as Markdown, then where this site's time goes. */
export function report({ site, bare, again }: Runs): Result {
  const row = (name: string, unit: string, ours: (run: Run) => number, theirs: (run: Run) => number, digits = 1) => {
    const [a, b] = [least(site.map(ours)), least(bare.map(theirs))];
    return `| ${name} | ${a.toFixed(digits)} ${unit} | ${b.toFixed(digits)} ${unit} | ${(a / b).toFixed(2)} |`;
  };
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

/** How much longer a post takes among many than among few, beside the bare site's. */
export function growth(few: Runs, many: Runs): Result {
  const perPost = (seconds: (run: Run) => number, which: 'site' | 'bare') =>
    least(many[which].map(seconds)) / least(few[which].map(seconds)) / (many.posts / few.posts);
  const found = {
    'this site without images, guide and index': perPost(own, 'site'),
    'search index': perPost(search, 'site'),
  };
  const reference = perPost(time, 'bare');
  const met = Object.values(found).every((ratio) => ratio <= growthTarget);
  const text = [
    `## Growth: time of a post among ${many.posts} beside one among ${few.posts}`,
    '',
    ...Object.entries(found).map(([name, ratio]) => `- ${name}: ${ratio.toFixed(2)} times`),
    `- bare site: ${reference.toFixed(2)} times`,
    '',
    `The target is at most ${growthTarget}: ${met ? 'met' : 'missed'}.`,
  ].join('\n');
  return { text, met };
}
