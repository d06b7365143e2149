// Checks that facts, terms and claims referenced by the prose exist.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { MdxElement } from '../../shared/mdx.build.ts';
import { factIdsOf } from '../facts/fact-ids.build.ts';
import { factIdsIn } from '../facts/typed-figures.ts';
import { claimIds } from '../identity/identity.ts';
import { type ContentFile, contentFiles, elementsOf, sourceLocation } from './content-files.build.ts';

/** How the prose names each kind, and the file of its entries. */
const referenceKinds = [
  {
    kind: 'fact',
    idsOf: (element: MdxElement) => [
      ...factIdsOf(element),
      ...(element.name === '---' ? factIdsIn(element.attributes.text ?? '') : []),
    ],
    file: 'src/content/facts.yaml',
  },
  {
    kind: 'term',
    idsOf: ({ name, attributes: { id } }: MdxElement) => (name === 'Term' && id ? [id] : []),
    file: 'src/content/glossary.yaml',
  },
  {
    kind: 'claim',
    idsOf: ({ name, attributes: { id = '' } }: MdxElement) => (/^(?:If)?Claim$/.test(name) ? id.split(' ') : []),
    file: 'src/content/identity.yaml',
  },
];

/** The retention period is not a claim that could be left out. */
const idsIn = (root: string, kind: string, file: string): Set<string> =>
  new Set(kind === 'claim' ? [...claimIds, 'retention'] : Object.keys(parse(readFileSync(`${root}/${file}`, 'utf8'))));

/** A claim outside an <IfClaim> of its id. */
function unguardedClaim({ name, attributes: { id = '' }, offset }: MdxElement, source: string): string | undefined {
  if (name !== 'Claim' || id === 'retention') return undefined;
  const before = source.slice(0, offset);
  const openTag = before.lastIndexOf('<IfClaim ');
  const isInside = openTag > before.lastIndexOf('</IfClaim>') && before.slice(openTag).split(/["\s]/).includes(id);
  return isInside
    ? undefined
    : `a claim without a basis is left out of the live site. Write <IfClaim id="${id}">…</IfClaim> around the words that go with it.`;
}

/** Markup that would be dropped or printed literally: components outside MDX, code, and braces outside front matter. */
function markupProblem({ name, attributes }: MdxElement, { path }: ContentFile): string | undefined {
  const { title, tone, text = '' } = attributes;
  if (/^(?:script|style|iframe)$/i.test(name))
    return `<${name}> is not allowed in a text: the page's policy blocks it. Remove it.`;
  if (name === 'import' && path.startsWith('src/content/blog/'))
    return 'a post holds no code: what it may use needs no import. Remove this line.';
  if (path.endsWith('.md') && /^[A-Z]/.test(name))
    return `<${name}> is only understood in MDX. Rename the file so that it ends in .mdx.`;
  if (name === '{}' && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(text))
    return `braces are for the front matter. Write <Fact id="${text}" />.`;
  if (name === 'Callout' && !title?.trim()) return '<Callout> has no title. Write <Callout title="…">.';
  if (name === 'Callout' && tone !== undefined && !['note', 'care'].includes(tone))
    return `<Callout> has no tone "${tone}". Write tone="care", or leave it out.`;
  return undefined;
}

/** A component without a literal id: an expression keeps its quotes. */
const lacksId = ({ name, attributes: { id = '' } }: MdxElement): boolean =>
  /^(?:Fact|Term|(?:If)?Claim)$/.test(name) && !/^[\w-]+(?: [\w-]+)*$/.test(id);

/** One line for each reference in the content to something that does not exist: file, line and what to do. */
export function unknownReferences(root: string): string[] {
  const lists = referenceKinds.map((kind) => ({ ...kind, knownIds: idsIn(root, kind.kind, kind.file) }));
  const files = contentFiles(root, ['src/content/**/*.{md,mdx}', 'src/content/{glossary,rules}.yaml']);
  return files.flatMap((file) => {
    // A list of entries is front matter from its first line to its last.
    const elements = file.path.endsWith('.yaml')
      ? [{ name: '---', attributes: { text: file.source }, offset: 0 }]
      : elementsOf(file);
    return elements.flatMap((element) => {
      const { name, offset } = element;
      if (lacksId(element)) return [`${sourceLocation(file, offset)}: write the id as <${name} id="…">.`];
      const problem = markupProblem(element, file) ?? unguardedClaim(element, file.source);
      const unknown = lists.flatMap(({ kind, idsOf, knownIds, file: list }) =>
        idsOf(element)
          .filter((id) => !knownIds.has(id))
          .map((id) => ({ id, text: `there is no ${kind} "${id}". Add it to ${list}, or correct the id.` })),
      );
      return [
        ...(problem ? [`${sourceLocation(file, offset)}: ${problem}`] : []),
        ...unknown.map(({ id, text }) => `${sourceLocation(file, file.source.indexOf(id, offset))}: ${text}`),
      ];
    });
  });
}
