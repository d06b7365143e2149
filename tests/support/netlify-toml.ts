import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

interface Settings {
  build: { environment: Record<string, string> };
  template: { environment: Record<string, string> };
  context: Record<string, { environment: Record<string, string> }>;
  functions: { directory: string; included_files: string[] } & Record<string, { included_files: string[] }>;
  headers: { for: string; values: Record<string, string> }[];
  redirects: { from: string; to: string; status: number }[];
}

/** The parsed netlify.toml. */
export const netlifyToml = parse(readFileSync('netlify.toml', 'utf8')) as unknown as Settings;
