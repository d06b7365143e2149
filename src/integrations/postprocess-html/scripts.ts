import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tells whether one of these scripts, or one that they import or may load later, contains this class name. */
export type IsScripted = (className: string, scripts: readonly string[]) => boolean;

/** `dist` is the folder of the built site. Results are cached: many pages load the same scripts. */
export function scriptsOf(dist: string): IsScripted {
  const files = new Map<string, string>();
  const read = (script: string): string => {
    const text = files.get(script) ?? readFileSync(join(dist, script), 'utf8');
    files.set(script, text);
    return text;
  };
  const withImports = (scripts: readonly string[]): string => {
    const all = new Set(scripts);
    // Iterating a Set includes elements added during the loop.
    for (const script of all)
      for (const [, imported = ''] of read(script).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
        all.add(`/_astro/${imported}`);
    return [...all].map(read).join('\n');
  };
  const texts = new Map<string, string>();
  const results = new Map<string, boolean>();
  return (className, scripts) => {
    const group = scripts.join(' ');
    const key = `${className} ${group}`;
    let result = results.get(key);
    if (result === undefined) {
      const text = texts.get(group) ?? withImports(scripts);
      texts.set(group, text);
      // In a string: after a quote, a space or a dot, and not before a call.
      result = new RegExp(`[\\s"'\`.}]${RegExp.escape(className)}(?![\\w(-])`).test(text);
      results.set(key, result);
    }
    return result;
  };
}
