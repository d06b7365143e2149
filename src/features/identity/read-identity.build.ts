// Reads and validates identity.yaml, with a correction for every wrong line.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Identity, identitySchema } from '../../content-schemas/identity.ts';
import { authoredTextProblems } from '../../shared/authored-text.ts';
import { environment } from '../../shared/environment.build.ts';

/** The identity file, relative to the project root; SITE_IDENTITY overrides it. */
export const identityFile = environment.SITE_IDENTITY ?? 'src/content/identity.yaml';

export interface WrittenIdentity {
  identity: Identity;
  /** "src/content/identity.yaml:12": the location of a field; the file alone if it is missing. */
  placeOf: (...path: (string | number)[]) => string;
}

/** Thrown for an invalid file; the message has one line for each error. */
export class InvalidIdentity extends Error {}

/** The offset of a field's key or a list entry; of its parent if missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  if (path.length === 0) return undefined;
  const [above, step] = [path.slice(0, -1), path.at(-1)];
  const parent = document.getIn(above, true);
  const node = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === step)?.key
    : isSeq(parent) && parent.items[Number(step)];
  return (isNode(node) ? node.range?.[0] : undefined) ?? offsetOf(document, above);
}

/** Parses the file's text. Throws `InvalidIdentity`. `path` is for messages; `root` is the folder with public/. */
export function parseIdentity(source: string, path: string, root: string): WrittenIdentity {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const placeAt = (offset: number | undefined) =>
    offset === undefined ? path : `${path}:${lines.linePos(offset).line}`;
  const [syntaxError] = document.errors;
  if (syntaxError) {
    throw new InvalidIdentity(
      `${placeAt(syntaxError.pos[0])}: this line cannot be read. Put the words in quotes where they hold a colon, a comma or a #.`,
    );
  }
  const placeOf: WrittenIdentity['placeOf'] = (...field) => placeAt(offsetOf(document, field));
  const { success, data, error } = identitySchema.safeParse(document.toJS());
  const problems = success
    ? data.portrait && !existsSync(join(root, 'public', data.portrait))
      ? [
          `${placeOf('portrait')}: portrait: there is no file public${data.portrait}. Add the picture, or take the line out.`,
        ]
      : []
    : error.issues.map(
        (issue) =>
          `${placeAt(offsetOf(document, issue.path))}: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}`,
      );
  if (problems.length > 0 || !data) throw new InvalidIdentity(problems.join('\n'));
  return { identity: data, placeOf };
}

/** Reads the file. Throws `InvalidIdentity`. */
export async function readIdentity(root: string): Promise<WrittenIdentity> {
  const bytes = await readFile(resolve(root, identityFile)).catch(() => {
    throw new InvalidIdentity(`${identityFile} cannot be read. It says who runs this site.`);
  });
  const problems = authoredTextProblems(identityFile, bytes);
  if (problems.length > 0) throw new InvalidIdentity(problems.join('\n'));
  return parseIdentity(new TextDecoder().decode(bytes), identityFile, root);
}
