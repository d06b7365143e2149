const rendered = new Map<string, Promise<string>>();

/** The HTML of this name, rendered once a build; each time anew while someone writes. */
export function renderOnce(name: string, render: () => Promise<string>): Promise<string> {
  const html = (import.meta.env.DEV ? undefined : rendered.get(name)) ?? render();
  rendered.set(name, html);
  return html;
}
