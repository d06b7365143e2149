/** The element that a page marks `data-part="name"`; a page without it was built wrong. */
export function part<Element extends HTMLElement>(name: string, of: ParentNode = document): Element {
  const found = of.querySelector<Element>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no "${name}".`);
  return found;
}
