// Edits identity.yaml and keeps its comments.
import { type Document, isMap, isScalar } from 'yaml';
import { identitySchema } from '../../content-schemas/identity.ts';

type Path = readonly string[];

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets the value at a path. A scalar keeps its quotes and the comment behind it. */
export function setValue(document: Document, path: Path, value: unknown): void {
  if (isGroup(value)) {
    for (const [key, child] of Object.entries(value)) setValue(document, [...path, key], child);
    return;
  }
  const before = document.getIn(path, true);
  if (isScalar(before) && !Array.isArray(value)) before.value = value;
  else document.setIn(path, document.createNode(value));
}

/** The value at a path, as plain data. */
export const getValue = (document: Document, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), document.toJS());

/** The comment above a field, if any. */
export function commentAbove(document: Document, path: Path): string | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  const index = parent.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  const key = parent.items[index]?.key;
  // The parser gives the comment above a group's first field to the group.
  const comment =
    (isScalar(key) ? key.commentBefore : undefined) ??
    (index === 0 && path.length > 1 ? parent.commentBefore : undefined);
  return comment
    ?.split(/\n\s*\n/)
    .at(-1)
    ?.split('\n')
    .map((line) => line.trim())
    .join(' ');
}

/** The error for the value at this path, in one sentence; undefined if valid. */
export const errorAt = (document: Document, path: Path): string | undefined =>
  identitySchema
    .safeParse(document.toJS())
    .error?.issues.find((issue) => path.every((key, index) => issue.path[index] === key))?.message;

/** One line for each error: the field, and what to write. */
export const allErrors = (document: Document): string[] =>
  identitySchema
    .safeParse(document.toJS())
    .error?.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')) ?? [];

/** The file as it is written. */
export const sourceOf = (document: Document): string =>
  document.toString({ lineWidth: 120, flowCollectionPadding: false });
