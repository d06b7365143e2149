import { Features, type Selector, transform } from 'lightningcss';

/**
 * Layouts support Chrome 99, Firefox 102 and Safari 15.4, the first with cascade layers: no `(width >= 64rem)`, and no
 * selector list with a pseudo-class that Firefox 102, which knows the fewest, would drop as a whole.
 */
const oldestBrowsers = { targets: { firefox: 102 << 16 }, include: Features.MediaRangeSyntax };

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));

/** Whether a selector can match on a page without these classes. */
const canMatch = (selector: Selector, unused: ReadonlySet<string>): boolean =>
  selector.every((part) => {
    if (part.type === 'class') return !unused.has(part.name);
    const isList = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
    return !isList || part.selectors.some((nested) => canMatch(nested, unused));
  });

const cache = new Map<string, string>();

/**
 * The styles of a page, minified, without the rules for classes that it does not use. `isUsed` tells whether a class is
 * on the page or may be added by one of its scripts. Cached: most pages of a kind need the same.
 */
export function pageStyles(css: string, isUsed: (className: string) => boolean): string {
  const unused = new Set([...classesIn(css)].filter((name) => !isUsed(name)));
  const key = [css, ...unused].join('\n');
  const styles = cache.get(key) ?? withoutRulesFor(unused, css);
  cache.set(key, styles);
  return styles;
}

function withoutRulesFor(unused: ReadonlySet<string>, css: string): string {
  // Tokens are inlined (inline-tokens.ts), so most custom properties are unused.
  const usedProperties = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...oldestBrowsers,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, unused)) ? undefined : []),
      },
      Selector: (selector) => (canMatch(selector, unused) ? undefined : []),
      Declaration: { custom: ({ name }) => (!name.startsWith('--') || usedProperties.has(name) ? undefined : []) },
    },
  });
  return code.toString();
}
