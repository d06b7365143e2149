import { Features, type Selector, transform, type Visitor } from 'lightningcss';

/** The styles of one page, and the scopes that they no longer name. */
export interface PageStyles {
  css: string;
  /** Scope classes that tell nothing apart on this page: its elements need not bear them. */
  unusedScopes: Set<string>;
}

/**
 * Layouts hold from Chrome 99, Firefox 102 and Safari 15.4 on, the first with cascade layers: no `(width >= 64rem)`,
 * and no list of selectors of which Firefox 102, which knows the fewest, would drop all for one.
 */
const forOldest = { targets: { firefox: 102 << 16 }, include: Features.MediaRangeSyntax };

const minified = (css: string, options: { unusedSymbols?: string[]; visitor?: Visitor<never> }): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, ...forOldest, ...options }).code.toString();

const scope = /^astro-\w{8}$/;
const namesIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));

/** `.name:where(.scope)` without the scope, for the names that have it wherever they stand. */
function withoutScopes(selector: Selector, scopesOf: ReadonlyMap<string, string>): Selector {
  let known = new Set<string | undefined>();
  return selector.filter((part) => {
    if (part.type === 'combinator') known = new Set();
    if (part.type === 'class') known.add(scopesOf.get(part.name));
    const inner = part.type === 'pseudo-class' && part.kind === 'where' ? part.selectors.flat() : [];
    return !(inner.length === 1 && inner[0]?.type === 'class' && known.has(inner[0].name));
  });
}

/** Tags that have rules for the whole site and that many a page does without. */
const optionalTags = ['figure', 'blockquote', 'fieldset', 'dfn', 'dl', 'dd', 'img', 'select', 'textarea'];

/** Whether a selector can match where these classes and tags do not stand. */
const canMatch = (selector: Selector, unused: ReadonlySet<string>): boolean =>
  selector.every((part) => {
    if (part.type === 'class' || part.type === 'type') return !unused.has(part.name);
    const isChoice = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
    return !isChoice || part.selectors.some((one) => canMatch(one, unused));
  });

/** What decides which styles a page needs. */
export interface Styled {
  css: string;
  /** The class attributes of the page. */
  classLists: readonly string[];
  tags: ReadonlySet<string>;
  /** The scripts whose classes may come to stand in the page. */
  scripts: readonly string[];
  /** Whether live data may fill it in. */
  isLive: boolean;
}

type IsScripted = (name: string, scripts: readonly string[]) => boolean;

/** Most pages of a kind need the same: by who tells the names in scripts, by the printed styles, by all else. */
const done = new WeakMap<IsScripted, Map<string, Map<string, PageStyles>>>();

/** The names of utilities: what authors' content may use is not among them. */
const utilitiesIn = (css: string): ReadonlySet<string> =>
  new Set(
    (css.match(/@layer utilities\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g) ?? []).flatMap((layer) => [
      ...namesIn(layer),
    ]),
  );

function neededStyles({ css, classLists, tags, scripts, isLive }: Styled, isScripted: IsScripted): PageStyles {
  const utilities = isLive ? utilitiesIn(css) : undefined;
  const mayCome = (name: string) =>
    (utilities && !name.startsWith('--') && !utilities.has(name)) || isScripted(name, scripts);
  const lists = [...new Set(classLists)].map((list) => list.split(/\s+/));
  const borne = new Set(lists.flat());
  const scopesOf = new Map<string, string>();
  const mixed = new Set<string>();
  for (const names of lists) {
    const scopes = names.filter((name) => scope.test(name));
    for (const name of names) {
      const before = scopesOf.get(name);
      if (scopes.length !== 1 || (before !== undefined && before !== scopes[0])) mixed.add(name);
      else scopesOf.set(name, scopes[0] as string);
    }
  }
  for (const name of mixed) scopesOf.delete(name);

  const names = namesIn(css);
  const unused = new Set(
    [...names, ...optionalTags].filter((name) => !borne.has(name) && !tags.has(name) && !mayCome(name)),
  );
  const needed = minified(css, {
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, unused)) ? undefined : []),
      },
      Selector: (selector) => (canMatch(selector, unused) ? withoutScopes(selector, scopesOf) : []),
    },
  });
  const read = new Set([...needed.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const idle = [...needed.matchAll(/(--[\w-]+)\s*[:{]/g)].flatMap(([, name]) =>
    name === undefined || read.has(name) || mayCome(name) ? [] : [name],
  );
  const result = minified(needed, { unusedSymbols: idle });
  const left = namesIn(result);
  return {
    css: result,
    unusedScopes: new Set([...borne].filter((name) => scope.test(name) && !left.has(name))),
  };
}

/**
 * What a page needs of its styles: without the rules for classes that neither its elements nor its scripts name,
 * without custom properties that are then read by nothing, and without a scope where a name stands in one scope alone.
 * Live data may use any class but a utility. `isScripted` says whether one of the scripts may use a name.
 */
export function pageStyles(styled: Styled, isScripted: IsScripted): PageStyles {
  const { css, classLists, tags, ...others } = styled;
  const sheets = done.get(isScripted) ?? new Map<string, Map<string, PageStyles>>();
  done.set(isScripted, sheets);
  const known = sheets.get(css) ?? new Map<string, PageStyles>();
  sheets.set(css, known);
  const key = JSON.stringify([[...new Set(classLists)].sort(), [...tags].sort(), others]);
  const styles = known.get(key) ?? neededStyles(styled, isScripted);
  known.set(key, styles);
  return styles;
}
