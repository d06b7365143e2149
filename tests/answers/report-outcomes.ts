// `npm run report:outcomes -- FILE`: how often each outcome came, by intent, from the lines that the function logs;
// reads the file, or what is piped in. No line holds a word of a question.
import { readFileSync } from 'node:fs';
import { outcomeTable } from './outcome-table.ts';

const [file] = process.argv.slice(2);

/** Nothing where no file is named and nobody pipes: reading the terminal would wait for ever. */
function logLines(): string | undefined {
  try {
    return file || !process.stdin.isTTY ? readFileSync(file ?? 0, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

const lines = logLines();
if (lines === undefined) {
  console.error(
    file
      ? `The file "${file}" cannot be read.`
      : 'Usage: npm run report:outcomes -- FILE (the log of the function "chat")',
  );
  process.exitCode = 2;
} else console.log(outcomeTable(lines));
