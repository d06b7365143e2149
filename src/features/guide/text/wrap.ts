/** Columns of the text version: what mail programs show without breaking lines themselves. */
export const textWidth = 78;

/**
 * Breaks a text into lines of at most `columns`. `first` is put before the first line, and blanks as wide before the
 * others. A word that is longer than a line, such as an address, gets a line of its own.
 */
export function wrap(text: string, first = '', columns = textWidth): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/\s+/)) {
    const started = line.length > first.length;
    if (started && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = ' '.repeat(first.length) + word;
    } else line += started ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
}
