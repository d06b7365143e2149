import { netlifyToml } from './netlify-toml.ts';

/** `included_files` of each block of netlify.toml; the bundler joins those of `[functions]` to each function's own. */
export const includedFiles = (): Record<string, { includedFiles: string[] }> => {
  const { directory: _, included_files: files, ...own } = netlifyToml.functions;
  const blocks = Object.entries({ '*': { included_files: files }, ...own });
  return Object.fromEntries(blocks.map(([name, { included_files }]) => [name, { includedFiles: included_files }]));
};
