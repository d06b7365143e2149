// `npm run report:links`: every address outside the site that the built pages link to, with the pages, as Markdown.
import { site } from '../../src/site.ts';
import { pages } from '../support/built-pages.ts';

if (pages.length === 0) {
  console.error('There is no built site to look at. Run "npm run build" first.');
  process.exit(1);
}

const users = new Map<string, Set<string>>();
for (const { path, root } of pages) {
  for (const link of root.querySelectorAll('a[href^="http"], img[src^="http"], iframe[src^="http"]')) {
    const href = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
    if (href.startsWith(`${site.url}/`)) continue;
    users.set(href, (users.get(href) ?? new Set()).add(path));
  }
}

console.log(`${users.size} external links on ${pages.length} pages.\n\n| Link | Pages |\n|---|---|`);
for (const [href, paths] of [...users].sort(([a], [b]) => a.localeCompare(b, 'en')))
  console.log(
    `| <${href.replaceAll('|', '%7C')}> | ${paths.size === pages.length ? 'every page' : [...paths].join(', ')} |`,
  );
