import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { typedFigures } from '../domain/figures.ts';
import { figureExceptions } from './figure-exceptions.ts';

const prose = ['src/content/**/*.{md,mdx,yaml}', 'src/{pages,layouts,components}/**/*.astro', 'src/islands/**/*.tsx'];

/** Blanks out what no reader sees as a sentence, line breaks kept: styles, component code, a fact's own value. */
const readable = (file: string, source: string): string => {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  if (file.endsWith('.astro')) return source.replace(/^---[\s\S]*?\n---|<style[\s\S]*?<\/style>/g, blank);
  if (file.endsWith('facts.yaml')) return source.replace(/^#.*$|^ {2}(value|range|section|url|source):.*$/gm, blank);
  return source;
};

/**
 * The figures typed by hand in the site's prose, minus the exceptions, plus the exceptions nobody uses:
 * one line each, with file, line and what to write instead.
 */
export async function handTypedFigures(root: string): Promise<string[]> {
  const problems: string[] = [];
  const used = new Set<(typeof figureExceptions)[number]>();
  const files = await Array.fromAsync(glob(prose, { cwd: root }));
  for (const file of files.sort()) {
    for (const { text, line } of typedFigures(readable(file, await readFile(`${root}/${file}`, 'utf8')))) {
      const exception = figureExceptions.find((one) => one.file === file && one.text === text);
      if (exception) used.add(exception);
      else
        problems.push(
          `${file}:${line}: "${text}" is typed by hand. Write <Fact id="…" /> ({fact-id} in front matter) with an id of src/content/facts.yaml.`,
        );
    }
  }
  for (const exception of figureExceptions) {
    if (!used.has(exception))
      problems.push(
        `src/build/figure-exceptions.ts: "${exception.text}" no longer stands in ${exception.file}. Remove the exception.`,
      );
  }
  return problems;
}

/** Stops the build on a figure that ought to be a fact. */
export function figureCheck(): AstroIntegration {
  return {
    name: 'figure-check',
    hooks: {
      'astro:build:start': async () => {
        const problems = await handTypedFigures(fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''));
        if (problems.length > 0) throw new Error(`Figures must come from the facts:\n${problems.join('\n')}`);
      },
    },
  };
}
