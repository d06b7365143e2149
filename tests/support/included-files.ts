import { readFile } from 'node:fs/promises';

/** `included_files` of each block of netlify.toml; the bundler joins those of `[functions]` to each function's own. */
export async function includedFiles(): Promise<Record<string, { includedFiles: string[] }>> {
  const toml = await readFile('netlify.toml', 'utf8');
  const blocks = toml.matchAll(/^\[functions(?:\.([\w-]+))?\]\n(?:(?!\[).*\n)*?\s+included_files = (\[.*\])$/gm);
  return Object.fromEntries(
    [...blocks].map(([, name = '*', files = '']) => [name, { includedFiles: JSON.parse(files) as string[] }]),
  );
}
