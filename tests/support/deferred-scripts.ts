/** The addresses of the scripts that a page fetches once it is painted, in their order. */
export function scriptsOf(html: string): string[] {
  const [list = '[]'] = /\["\/_astro\/[^\]]*\]/.exec(html) ?? [];
  return JSON.parse(list);
}
