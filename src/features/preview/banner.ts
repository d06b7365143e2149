// What the banner over a preview says, as HTML. The list is only known once every page is built.
import type { PageChange } from './content-manifest.build.ts';

/** Stands in every page of a preview until the list takes its place. */
export const changesPlaceholder = '<div data-preview-changes></div>';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const names = { new: 'New', changed: 'Changed', removed: 'Removed' } as const;

/** The pages that a branch changes, as a list that opens. A page that is gone is no link. */
export function changesList(changes: PageChange[]): string {
  if (changes.length === 0) return '<p>This branch changes no page of the live site.</p>';
  const lines = changes.map(({ path, kind }) => {
    const shown = escaped(path);
    return `<li>${names[kind]}: ${kind === 'removed' ? shown : `<a href="${shown}">${shown}</a>`}</li>`;
  });
  const count = `${changes.length} ${changes.length === 1 ? 'page' : 'pages'}`;
  return `<details><summary>This branch changes ${count}, compared with the live site.</summary><ul>${lines.join('')}</ul></details>`;
}

/** Said in place of the list; `why` is the end of the sentence. */
export const notCompared = (site: string, why: string): string =>
  `<p>Which pages this branch changes is not known: the live site (${escaped(site)}) ${escaped(why)}.</p>`;
