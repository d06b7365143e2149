/** The element marked `data-part="name"`. Throws where the page has none, which is a build error. */
export function getPart<Element extends HTMLElement>(name: string, of: ParentNode = document): Element {
  const found = of.querySelector<Element>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no "${name}".`);
  return found;
}
