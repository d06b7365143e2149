import type { Measured } from './measure.ts';

/** One build. */
export interface Run extends Measured {
  seconds: number;
  log: string;
}

/** Builds of both sites with the same posts, from nothing, then `again` after one changed post. */
export interface Runs {
  posts: number;
  site: Run[];
  bare: Run[];
  again: { site: Run[]; bare: Run[] };
}

/** What this site may take beside the bare one: time without what it adds, and memory. */
const target = 1.3;
/** What the whole may take after one changed post, beside the bare site's. */
const againTarget = 1.15;
/** What share of its own time what we add may take after one changed post. */
const addedAgainTarget = 0.2;
/**
 * What one post of many may take beside one of few: growth in a straight line, and room for the machine's own noise.
 */
const growthTarget = 1.25;

/** The least of the rounds: other programs on the machine only ever add. */
const least = (values: number[]): number => Math.min(...values);
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Processor seconds of the routes whose address matches, as measure.ts writes them into Astro's log: "├─ /faq.html
 * (+23ms)". Between address and time may stand what was printed meanwhile.
 */
const routes =
  (address: RegExp) =>
  ({ log }: Run): number =>
    sum(
      [...log.matchAll(/[├└]─ ([^\s[]+)[^├└]*?\(\+([\d.]+)(ms|s)\)/g)]
        .filter(([, path = '']) => address.test(path))
        .map(([, , time, unit]) => Number(time) / (unit === 'ms' ? 1000 : 1)),
    );

/** Processor seconds of an integration's hooks, as the timed configuration prints them. */
const hooks =
  (name: RegExp) =>
  ({ log }: Run): number =>
    sum(
      [...log.matchAll(/^hook (\S+) \S+ (\d+)$/gm)]
        .filter(([, integration = '']) => name.test(integration))
        .map(([, , time]) => Number(time) / 1000),
    );

/** What no plain site has. The guide is drawn for the first page that says how many pages it has. */
const added = {
  'share images': routes(/^\/og\//),
  'the guide': routes(/^\/(?:guide\/|download-guide\.html)/),
  'passages, their index, and what is learned from them': routes(/^\/deploy-data\/answer-data/),
  // Pagefind is the one child of a build that does more than a moment's work.
  'index of the site’s search': (run: Run) => hooks(/search|pagefind/)(run) + run.children,
};
const parts = {
  'pages of posts': routes(/^\/blog\/[a-z0-9-]+\.html$/),
  'pages of the blog list': routes(/^\/blog\/page\//),
  'pages, postprocessed': hooks(/postprocess/),
  'checks of content and links': hooks(/check/),
};

const addedIn = (run: Run): number => sum(Object.values(added).map((seconds) => seconds(run)));
const time = (run: Run): number => run.processor + run.children;
const own = (run: Run): number => time(run) - addedIn(run);
const peak = (run: Run): number => run.peak / 2 ** 20;

interface Result {
  text: string;
  met: boolean;
}

interface Limited {
  name: string;
  ours: number;
  reference: number;
  unit: string;
  limit?: number;
}

/** A table of the rows as Markdown, each with its own verdict. */
function table(title: string, rows: Limited[]): Result {
  const isMet = ({ ours, reference, limit }: Limited) => limit === undefined || ours / reference <= limit;
  const lines = rows.map((row) => {
    const { name, ours, reference, unit, limit } = row;
    const digits = unit === 'MB' ? 0 : 1;
    const verdict = limit === undefined ? ' | ' : `${limit} | ${isMet(row) ? 'met' : '**missed**'}`;
    return `| ${name} | ${ours.toFixed(digits)} ${unit} | ${reference.toFixed(digits)} ${unit} | ${(ours / reference).toFixed(2)} | ${verdict} |`;
  });
  const head = [title, '', '| | This site | Reference | Ratio | Limit | |', '|---|---|---|---|---|---|'];
  return { text: [...head, ...lines].join('\n'), met: rows.every(isMet) };
}

/**
 * Both sites with the same posts, then where this site's time goes, from nothing and after one changed post. Limits
 * hold where posts are `many`: among few the site's other pages weigh more than they.
 */
export function report({ posts, site, bare, again }: Runs, many: boolean): Result {
  const best = (measure: (run: Run) => number) => ({
    ours: least(site.map(measure)),
    reference: least(bare.map(measure)),
  });
  const rows: Limited[] = [
    { name: 'Time by the clock', unit: 's', ...best(({ seconds }) => seconds) },
    { name: 'Processor time', unit: 's', ...best(time) },
    { name: 'Processor time without what we add', unit: 's', ...best(time), ours: least(site.map(own)), limit: target },
    { name: 'Peak memory of Astro’s process', unit: 'MB', ...best(peak), limit: target },
    {
      name: 'Processor time after one changed post',
      unit: 's',
      ours: least(again.site.map(time)),
      reference: least(again.bare.map(time)),
      limit: againTarget,
    },
    {
      name: 'What we add, after one changed post beside from nothing',
      unit: 's',
      ours: least(again.site.map(addedIn)),
      reference: least(site.map(addedIn)),
      limit: addedAgainTarget,
    },
  ];
  const { text, met } = table(
    `## Build: ${posts} generated posts, best of ${site.length}, ${process.version}`,
    many ? rows : rows.map(({ limit: _, ...row }) => row),
  );
  const where = Object.entries({ ...added, ...parts }).map(
    ([name, seconds]) =>
      `- ${name}: ${least(site.map(seconds)).toFixed(1)} s; again ${least(again.site.map(seconds)).toFixed(1)} s`,
  );
  return { text: [text, '', ...where].join('\n'), met };
}

/**
 * What each further post takes, beside the bare site's, and whether a post among many takes as long as one among few.
 */
export function growth(few: Runs, many: Runs): Result {
  const each = (which: 'site' | 'bare', measure: (run: Run) => number) =>
    (least(many[which].map(measure)) - least(few[which].map(measure))) / (many.posts - few.posts);
  const flat = (name: string, which: 'site' | 'bare', measure: (run: Run) => number, limit?: number) => ({
    name: `${name}: a post among ${many.posts} beside one among ${few.posts}`,
    unit: 'ms',
    ours: (1000 * least(many[which].map(measure))) / many.posts,
    reference: (1000 * least(few[which].map(measure))) / few.posts,
    ...(limit ? { limit } : {}),
  });
  return table(`## Each post: from ${few.posts} to ${many.posts}`, [
    {
      name: 'Processor time of each further post, without what we add',
      unit: 'ms',
      ours: 1000 * each('site', own),
      reference: 1000 * each('bare', time),
      limit: target,
    },
    {
      name: 'Memory of each further post',
      unit: 'kB',
      ours: 1024 * each('site', peak),
      reference: 1024 * each('bare', peak),
      limit: target,
    },
    flat('This site', 'site', own, growthTarget),
    flat('Index of its search', 'site', added['index of the site’s search'], growthTarget),
    flat('Bare site', 'bare', time),
  ]);
}
