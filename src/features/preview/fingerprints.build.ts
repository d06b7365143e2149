import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../../shared/built-path.build.ts';
import { fingerprint } from '../../shared/fingerprint.build.ts';
import { patternsPath } from './patterns-path.ts';

/**
 * Title, description, and of the main part the words, links and pictures: not the names of scripts, which any change of
 * code renames.
 */
function readable(html: string): string {
  const [title = ''] = /<title>[^<]*/.exec(html) ?? [];
  const [description = ''] = /<meta name="description"[^>]*/.exec(html) ?? [];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const parts = main.match(/<(script|style)\b[\s\S]*?<\/\1>|\s(?:href|src|alt)="[^"]*"|>[^<]*[^<\s]/g) ?? [];
  return [title, description, ...parts.filter((part) => !/^<s/.test(part))].join('\n');
}

/**
 * A fingerprint of each built page under `dist`, by its path; not of the templates that functions fill in, nor of what
 * only previews have.
 */
export function pageFingerprints(dist: string): Record<string, string> {
  const files = globSync('**/*.html', { cwd: dist }).filter(
    (file) => !file.startsWith('function-pages') && `/${file}` !== `${patternsPath}.html`,
  );
  return Object.fromEntries(
    files.map((file) => [addressOf(file), fingerprint(readable(readFileSync(join(dist, file), 'utf8')))]),
  );
}
