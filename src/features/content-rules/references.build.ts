// What the prose names must exist: facts, terms, claims.
import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import { claims } from '../../site.ts';
import { factIdsIn } from '../facts/typed-figures.ts';
import { type ContentFile, contentFiles, sourceLocation } from './content-files.build.ts';

const written = (component: string) => (source: string) =>
  [...source.matchAll(new RegExp(`<${component}\\s+id="([^"]+)"`, 'g'))].map(([, id = '']) => id);

/** How the prose names each kind, and where its entries are kept. */
const kinds = [
  { kind: 'fact', idsIn: factIdsIn, kept: 'src/content/facts.yaml' },
  { kind: 'term', idsIn: written('Term'), kept: 'src/content/glossary.yaml' },
  { kind: 'claim', idsIn: written('Claim'), kept: 'src/site.ts' },
];

async function keptIn(root: string, file: string): Promise<Set<string>> {
  const entries = file.endsWith('.yaml') ? load(await readFile(`${root}/${file}`, 'utf8'), { filename: file }) : claims;
  return new Set(Object.keys(entries as object));
}

/** What the page would leave out, or print as it is typed: components outside MDX, and braces outside front matter. */
function unprinted(file: ContentFile): string[] {
  if (file.path.endsWith('.yaml')) return [];
  const text = file.source.replace(/^---\n[\s\S]*?\n---/, (front) => front.replace(/[^\n]/g, ' '));
  const components = file.path.endsWith('.md') ? [...text.matchAll(/<([A-Z]\w*)/g)] : [];
  const braces = [...text.matchAll(/\{([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\}/g)];
  return [
    ...components.map(
      ({ 1: name, index }) =>
        `${sourceLocation(file, index)}: <${name}> is only understood in MDX. Rename the file so that it ends in .mdx.`,
    ),
    ...braces.map(
      ({ 1: id, index }) =>
        `${sourceLocation(file, index)}: braces are for the front matter. Write <Fact id="${id}" />.`,
    ),
  ];
}

/** One line for each name in the content that stands for nothing: file, line and what to do. */
export async function unknownReferences(root: string): Promise<string[]> {
  const files = await contentFiles(root, ['src/content/**/*.{md,mdx}', 'src/content/{glossary,rules}.yaml']);
  const problems = files.flatMap(unprinted);
  for (const { kind, idsIn, kept } of kinds) {
    const known = await keptIn(root, kept);
    for (const file of files) {
      for (const id of new Set(idsIn(file.source))) {
        if (known.has(id)) continue;
        const place = sourceLocation(file, file.source.search(new RegExp(`["'{]${id}["'}]`)));
        problems.push(`${place}: there is no ${kind} "${id}". Add it to ${kept}, or mend the id.`);
      }
    }
  }
  return problems;
}
