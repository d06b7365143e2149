import { readFile } from 'node:fs/promises';

/**
 * The text of a file in whichever encoding an editor or a shell saved it: UTF-8 or UTF-16, with a byte order mark or
 * without. Throws the system's error when it cannot be read, and a `TypeError` when it is not text.
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path);
  return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
}

/** Windows PowerShell's `>` writes UTF-16. The first character of our files is ASCII, one byte of which is zero then. */
function encodingOf([first, second]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
