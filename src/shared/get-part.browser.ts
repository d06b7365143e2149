/** The element marked `data-part="name"`. Throws where the page has none, which is a build error. */
export function getPart<Element extends HTMLElement>(name: string, root: ParentNode = document): Element {
  const part = root.querySelector<Element>(`[data-part="${name}"]`);
  if (!part) throw new Error(`The page has no "${name}".`);
  return part;
}
