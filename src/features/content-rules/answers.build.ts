// Checks that other answers and court forms named in an answer's front matter exist.
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { contentFiles, sourceLocation } from './content-files.build.ts';

const folder = 'src/content/answers';
const slugOf = (path: string): string => path.replace(/^.*\/|\.mdx?$/g, '');

/** One line for each answer or form that an answer references that does not exist: file, line and what to do. */
export async function unknownAnswerReferences(root: string): Promise<string[]> {
  const files = contentFiles(root, [`${folder}/**/*.{md,mdx}`]);
  const slugs = new Set(files.map(({ path }) => slugOf(path)).filter((slug) => !slug.startsWith('_')));
  const forms = new Set(Object.keys(parse(await readFile(`${root}/src/content/forms.yaml`, 'utf8'))));
  return files.flatMap((file) => {
    const yaml = file.source.split(/^---\s*$/m)[1] ?? '';
    const frontMatter = parse(yaml) as { related?: string[]; forms?: string[] } | null;
    const place = (name: string) =>
      sourceLocation(file, file.source.lastIndexOf(name, file.source.indexOf(yaml) + yaml.length));
    const otherSlugs = slugs.difference(new Set([slugOf(file.path)]));
    return [
      ...(frontMatter?.related ?? [])
        .filter((slug) => !otherSlugs.has(slug))
        .map((slug) => `${place(slug)}: there is no other answer "${slug}". Name one by its file name, or remove it.`),
      ...(frontMatter?.forms ?? [])
        .filter((id) => !forms.has(id))
        .map((id) => `${place(id)}: there is no form "${id}". Name one of src/content/forms.yaml, or remove it.`),
    ];
  });
}
