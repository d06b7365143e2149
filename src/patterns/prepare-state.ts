// The page of all patterns has several states of one component: each gets ids of its own, so that labels, lists
// and links lead to the right one.
import { parse } from 'node-html-parser';

/** Attributes that name ids: one, or several with spaces between them. */
const idReferences = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-activedescendant',
  'popovertarget',
];

/**
 * The HTML of a state with `prefix` before each id, and without marks for the search. A link to a place that is not in
 * it leads to `prefix` itself. `unfold` shows what is folded, hidden or in a template.
 */
export function prepareState(html: string, prefix: string, unfold = false): string {
  const root = parse(html);
  const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id));
  const prefixed = (id: string) => (ids.has(id) ? `${prefix}--${id}` : id);
  for (const element of root.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (name === 'id') element.setAttribute(name, prefixed(value));
      else if (idReferences.includes(name)) element.setAttribute(name, value.split(' ').map(prefixed).join(' '));
      else if (name === 'href' && value.startsWith('#'))
        element.setAttribute(name, ids.has(value.slice(1)) ? `#${prefixed(value.slice(1))}` : `#${prefix}`);
      else if (name.startsWith('data-pagefind-')) element.removeAttribute(name);
    }
  }
  if (unfold) {
    for (const folded of root.querySelectorAll('details')) folded.setAttribute('open', '');
    for (const hidden of root.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
    for (const template of root.querySelectorAll('template')) template.replaceWith(template.innerHTML);
  }
  return root.toString();
}
