import { AstroError } from 'astro/errors';

/**
 * Fails the build with messages for its author. Astro shows its own hint about browser APIs in place of ours where
 * `toString()` holds "document" or "window", as a file's name or a parser's reason may:
 * https://github.com/withastro/astro/blob/main/packages/astro/src/core/errors/dev/utils.ts
 */
export function stopBuild(message: string, hint = 'See CONTRIBUTING.md.'): never {
  const error = new AstroError(message, hint);
  error.toString = () => error.name;
  throw error;
}
