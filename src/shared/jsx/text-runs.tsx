// Makes every island safe to translate. A browser's translator replaces text nodes by elements of its own; React then
// writes to nodes that are no longer in the page, and fails where it removes one or finds one replaced on hydration
// (https://github.com/facebook/react/issues/11538). It is safe where a text is the only child of its element: React
// sets such a text as `textContent`. So a text with siblings gets an element, <text-run>; neighboring texts become one.
import { Fragment, type JSX, type Key, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

type Type = Parameters<typeof jsx>[0];
type Props = { children?: ReactNode };

const isText = (child: unknown) => (typeof child === 'string' && child !== '') || typeof child === 'number';
const isEmpty = (child: unknown) => child === '' || child == null || typeof child === 'boolean';

/** The server's text may be translated by the time it is hydrated: that is no mismatch. */
const textRun = (text: string) => jsx('text-run' as 'span', { children: text, suppressHydrationWarning: true });

/** The children with each run of texts in an element. The others keep their places, which React knows them by. */
function wrapRuns(children: readonly ReactNode[]): ReactNode[] {
  const wrapped = [...children];
  for (let start = 0; start < children.length; start++) {
    if (!isText(children[start])) continue;
    const other = children.findIndex((child, index) => index > start && !isText(child) && !isEmpty(child));
    const end = other < 0 ? children.length : other;
    wrapped.fill(null, start, end);
    wrapped[start] = textRun(children.slice(start, end).filter(isText).join(''));
    start = end;
  }
  return wrapped;
}

/** Props of an HTML element or a fragment, whose text can be translated. Components pass their children on to these. */
function withTextRuns(type: Type, props: Props): Props {
  const isHtml = typeof type === 'string' && type === type.toLowerCase();
  if (!isHtml && type !== Fragment) return props;
  const children = Array.isArray(props.children) ? (props.children as ReactNode[]) : [props.children];
  if (!children.some(isText)) return props;
  if (isHtml && children.every((child) => isText(child) || isEmpty(child)))
    return { ...props, children: children.filter(isText).join(''), suppressHydrationWarning: true } as Props;
  return { ...props, children: wrapRuns(children) };
}

/**
 * `jsx`, `jsxs` and `jsxDEV` of this runtime. In development, React warns of children without keys unless they are
 * static: written one after the other in the source.
 */
export function createElement(type: Type, props: Props, key?: Key, areChildrenStatic = false): JSX.Element {
  const safe = withTextRuns(type, props);
  const isStatic = (areChildrenStatic || safe !== props) && Array.isArray(safe.children);
  return (isStatic ? jsxs : jsx)(type, safe, key);
}
