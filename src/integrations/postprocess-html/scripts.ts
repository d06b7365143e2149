import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For some scripts, tells whether one of them, or one that they import or may load later, contains a class name. */
export type IsScriptedBy = (scripts: readonly string[]) => (className: string) => boolean;

/** `dist` is the folder of the built site. Results are cached: many pages load the same scripts. */
export function scriptsOf(dist: string): IsScriptedBy {
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
  const groups = new Map<string, { text: string; results: Map<string, boolean> }>();
  return (scripts) => {
    const key = scripts.join(' ');
    const group = groups.get(key) ?? { text: withImports(scripts), results: new Map() };
    groups.set(key, group);
    const { text, results } = group;
    return (className) => {
      // In a string: after a quote, a space or a dot, and not before a call.
      const result =
        results.get(className) ?? new RegExp(`[\\s"'\`.}]${RegExp.escape(className)}(?![\\w(-])`).test(text);
      results.set(className, result);
      return result;
    };
  };
}
