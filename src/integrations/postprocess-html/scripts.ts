import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells whether scripts of the built site can mean a class or a custom property of some name: those given, and all that
 * they import or may fetch later. `dist` is the folder of the built site. What was read and found is kept: many pages
 * ask the same.
 */
export function scriptsOf(dist: string): (name: string, scripts: readonly string[]) => boolean {
  const texts = new Map<string, string>();
  const read = (script: string): string => {
    const known = texts.get(script);
    if (known !== undefined) return known;
    const text = readFileSync(join(dist, script), 'utf8');
    texts.set(script, text);
    return text;
  };
  const reached = (scripts: readonly string[]): string => {
    const found = new Set(scripts);
    // A set hands out what was added while it is walked, too.
    for (const script of found)
      for (const [, imported = ''] of read(script).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
        found.add(`/_astro/${imported}`);
    return [...found].map(read).join('\n');
  };
  const reachedBy = new Map<string, string>();
  const answers = new Map<string, boolean>();
  return (name, scripts) => {
    const group = scripts.join(' ');
    const key = `${name} ${group}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const text = reachedBy.get(group) ?? reached(scripts);
    reachedBy.set(group, text);
    // A class stands in a text of the script: after a quote, a space or a dot, and not before a call. A custom property
    // may stand anywhere: an island brings its styles in its script.
    const before = name.startsWith('--') ? '' : `[\\s"'\`.}]`;
    const answer = new RegExp(`${before}${RegExp.escape(name)}(?![\\w(-])`).test(text);
    answers.set(key, answer);
    return answer;
  };
}
