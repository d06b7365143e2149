// No text makes a regular expression of the site run for long. Read by a program that knows how the engine backtracks,
// and not by a clock: every pattern that is written in the code, and those that the question box puts together.
import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { allCourts, answerDataWith } from '../support/hand-written.ts';

/** Patterns whose time grows with the square of its text, and why that text is never long. */
const quadratic: Record<string, string> = {
  'netlify/local/functions.ts: /^\\s+(at .*)$/m': 'the trace of an error of our own',
  'src/features/guide/guide.build.ts: /#.*$/': 'an address written in an article',
  'src/features/leads/outbox.ts: /(?:"[^"]*"|[^\\s<>",;:]+)@[^\\s<>"\',;:]+/g': 'cut to 3,000 letters before',
  'src/features/questions/search/passages.ts: /#.*$/': 'an address written in an article',
  'src/features/seo/titles.build.ts: /#.*$/': 'an address written in an article',
};

const files = globSync('{src,netlify}/**/*.{ts,tsx,astro}').sort();

/** The patterns written in a file: "/…/flags". */
function written(file: string): string[] {
  const content = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(content)?.[1] ?? '') : content;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const patterns: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind));
  return patterns;
}

/** Whether a text can make it slow: "exponential", "quadratic" or neither. */
function growth(pattern: string): 'exponential' | 'quadratic' | undefined {
  const end = pattern.lastIndexOf('/');
  const { reports } = analyse({ source: pattern.slice(1, end), flags: pattern.slice(end + 1) });
  if (reports.some(({ exponential }) => exponential)) return 'exponential';
  return reports.length > 0 ? 'quadratic' : undefined;
}

test.each([
  ['/^(a+)+$/', 'exponential'],
  ['/\\s+$/', 'quadratic'],
  ['/^a+b$/', undefined],
])('the growth of %s: %s', (pattern, expected) => {
  expect(growth(pattern)).toBe(expected);
});

test('no regular expression in the code is exponential, and only the listed ones are quadratic', () => {
  const all = files.flatMap((file) => written(file).map((pattern) => ({ name: `${file}: ${pattern}`, pattern })));
  expect(all.length).toBeGreaterThan(250);
  const slow = all.flatMap(({ name, pattern }) => {
    const how = growth(pattern);
    return how ? [[name, how]] : [];
  });
  expect(Object.fromEntries(slow)).toEqual(
    Object.fromEntries(Object.keys(quadratic).map((name) => [name, 'quadratic'])),
  );
});

test('no regular expression that the question box builds at run time is slow', async () => {
  const handWritten = answerDataWith(allCourts);
  const Native = RegExp;
  const built = new Set<string>();
  class Recorded extends Native {
    constructor(pattern: string, flags?: string) {
      super(pattern, flags);
      built.add(String(this));
    }
  }
  const questionFiles = files.filter((file) => file.startsWith('src/features/questions/') && file.endsWith('.ts'));
  const makers = questionFiles.filter((file) => readFileSync(file, 'utf8').includes('new RegExp('));
  vi.stubGlobal('RegExp', Recorded);
  // Another file's test may have read them before.
  vi.resetModules();
  for (const file of makers) await import(/* @vite-ignore */ `../../${file}`);
  const { load } = await import('../../src/features/questions/answer/answer-data.ts');
  load(handWritten);
  vi.unstubAllGlobals();
  expect(built.size).toBeGreaterThan(15);
  expect([...built].filter(growth)).toEqual([]);
});
