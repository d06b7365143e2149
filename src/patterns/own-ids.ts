// The page of all patterns has several states of one component: each gets ids of its own, so that labels, lists
// and links lead to the right one.
import { parse } from 'node-html-parser';

/** Attributes that name ids: one, or several with spaces between them. */
const naming = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-activedescendant',
  'popovertarget',
];

/**
 * The HTML with `prefix` before each id. A link to a place that is not in it leads to `prefix` itself. Nothing of it is
 * searched.
 */
export function ownIds(html: string, prefix: string): string {
  const root = parse(html);
  const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id));
  const prefixed = (id: string) => (ids.has(id) ? `${prefix}--${id}` : id);
  for (const element of root.querySelectorAll('*')) {
    for (const name of Object.keys(element.attributes)) {
      const value = element.getAttribute(name) ?? '';
      if (name === 'id') element.setAttribute(name, prefixed(value));
      else if (naming.includes(name)) element.setAttribute(name, value.split(' ').map(prefixed).join(' '));
      else if (name === 'href' && value.startsWith('#'))
        element.setAttribute(name, ids.has(value.slice(1)) ? `#${prefixed(value.slice(1))}` : `#${prefix}`);
      else if (name.startsWith('data-pagefind-')) element.removeAttribute(name);
    }
  }
  return root.toString();
}
