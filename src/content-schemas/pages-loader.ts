import { defineCollection } from 'astro:content';
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { stopBuild } from '../shared/stop-build.build.ts';
import { slugGenerator } from './slug-generator.ts';

/** Front matter that is not YAML: what Astro throws names the file beside the parser's reason. */
const syntaxProblem = (error: Error & { loc?: { file?: string; line?: number } }, root: string): string | undefined =>
  error.loc?.file &&
  `${relative(root, error.loc.file)}:${error.loc.line}: the lines between the two --- cannot be read (${error.message}). Put a text with a colon or an apostrophe in straight double quotes: title: "One: two". Lines begin with spaces, not with tabs, and each field is written once.`;

const stopWith = (problems: string[]): never =>
  stopBuild(`Mend these before the site can be built:\n${problems.join('\n')}`);

/**
 * A folder of `src/content`, files whose name starts with an underscore left out. Where Astro would stop at the first
 * mistake, this names every mistake of the folder at once: file, field and what to write instead.
 */
export const pages = <Schema extends z.ZodType>(folder: string, schema: Schema, checkPath?: PathCheck) =>
  defineCollection({ loader: pagesLoader(folder, schema, checkPath), schema });

/** Error message for a file's path, relative to the folder. */
type PathCheck = (file: string) => string | undefined;

function pagesLoader(folder: string, schema: z.ZodType, checkPath: PathCheck = () => undefined): Loader {
  /** Set while the whole folder is read; a file that is saved later is reported at once. */
  let problems: string[] | undefined;
  const report = (problem: string) => {
    if (!problems) throw new Error(problem);
    problems.push(problem);
  };

  const base = `./src/content/${folder}`;
  const slugOf = slugGenerator(folder, (entry) => existsSync(`${base}/${entry}`));
  const files = glob({
    base,
    pattern: '**/[^_]*.{md,mdx}',
    generateId: ({ entry }) => {
      const problem = checkPath(entry);
      if (problem) report(`${join(base, entry)}: ${problem}`);
      try {
        return slugOf({ entry });
      } catch (error) {
        report((error as Error).message);
        return entry;
      }
    },
  });

  return {
    name: 'pages',
    load: async (context) => {
      problems = [];
      // The glob loader ignores other files.
      for (const entry of globSync('**/[^_.]*', { cwd: base, withFileTypes: true }))
        if (entry.isFile() && !/\.mdx?$/.test(entry.name))
          report(
            `${relative('.', join(entry.parentPath, entry.name))}: the name of a page ends in .mdx. Rename the file.`,
          );
      const invalidIds: string[] = [];
      const root = fileURLToPath(context.config.root);
      const parseData: typeof context.parseData = async (entry) => {
        const { error } = await schema.safeParseAsync(entry.data);
        if (!error) return context.parseData(entry);
        const file = relative(root, entry.filePath ?? '');
        if (Object.keys(entry.data).length === 0)
          report(
            `${file}: there are no fields. Write them between two lines of ---, the first at the top of the file.`,
          );
        else
          for (const { path, message } of error.issues)
            report([file, ...(path[0] ? [path.join('.')] : []), message].join(': '));
        invalidIds.push(entry.id);
        return entry.data;
      };
      await files.load({ ...context, parseData }).catch((error: Error) => {
        const problem = syntaxProblem(error, root);
        return problem ? stopWith([problem]) : Promise.reject(error);
      });
      const all = problems.sort();
      problems = undefined;
      // Otherwise the next build would take them from the cache unchecked.
      for (const id of invalidIds) context.store.delete(id);
      if (all.length > 0) stopWith(all);
    },
  };
}
