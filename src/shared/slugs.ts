/**
 * Gives content files their ids (the slug: the file's name without folder and ending) and stops the build
 * when two files of one folder claim the same slug. `exists` says whether a file is still there: while someone writes,
 * files move.
 */
export function slugGenerator(
  folder: string,
  exists: (entry: string) => boolean = () => true,
): (options: { entry: string }) => string {
  const owners = new Map<string, string>();
  return ({ entry }) => {
    const slug = entry.replace(/^.*\//, '').replace(/\.mdx?$/, '');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      throw new Error(`src/content/${folder}/${entry}: name the file with lowercase letters, digits and hyphens only.`);
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

/** Turns a title into a slug: lowercase, spaces to hyphens, punctuation dropped. Published anchors depend on it. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
