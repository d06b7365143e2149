const entry = /<li id="source-([^"]+)">(.*?)<\/li>/gs;

/**
 * The page with a link from each entry of its list of sources back to where the figure stands first. A figure cannot
 * name its own place while it is rendered: it does not know whether the page has printed it before.
 */
export function withWaysBack(html: string): string {
  const listed = new Set([...html.matchAll(entry)].map(([, id = '']) => id));
  const placed = new Set<string>();
  const marked = html.replace(/<a class="fact" href="#source-([^"]+)"/g, (link, id: string) => {
    if (!listed.has(id) || placed.has(id)) return link;
    placed.add(id);
    return `<a class="fact" id="fact-${id}" href="#source-${id}"`;
  });
  return marked.replace(entry, (whole, id: string, words: string) =>
    placed.has(id)
      ? `<li id="source-${id}">${words} <a class="no-print" href="#fact-${id}">Back to the text</a></li>`
      : whole,
  );
}
