/** Turns a title into a slug: lowercase, spaces to hyphens, punctuation dropped. Published anchors depend on it. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
