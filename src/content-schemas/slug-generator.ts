import { nameOf } from '../shared/authored-text.ts';

/**
 * Gives content files their ids (the slug: the file's name without folder and ending) and stops the build when two
 * files of one folder claim the same slug. `exists` tells whether a file still exists: files move during development.
 */
export function slugGenerator(
  folder: string,
  exists: (entry: string) => boolean = () => true,
): (options: { entry: string }) => string {
  const owners = new Map<string, string>();
  return ({ entry }) => {
    const slug = entry.replace(/^.*\//, '').replace(/\.mdx?$/, '');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      const unseen = /[^\x21-\x7e]/u.exec(slug)?.[0];
      throw new Error(
        `src/content/${folder}/${entry}: name the file with lowercase letters, digits and hyphens only${unseen ? `: its name holds ${nameOf(unseen)}` : ''}.`,
      );
    }
    const owner = owners.get(slug) ?? entry;
    if (owner !== entry && exists(owner)) {
      throw new Error(
        `src/content/${folder}/${entry}: the slug "${slug}" is taken by ${owner}. Rename one of the two files.`,
      );
    }
    owners.set(slug, entry);
    return slug;
  };
}
