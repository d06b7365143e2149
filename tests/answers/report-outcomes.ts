// `npm run report:outcomes [-- FILE]`: how often each outcome came, by intent, from the lines that the function logs; reads
// the file, or what is piped in. No line holds a word of a question.
import { readFileSync } from 'node:fs';
import { outcomeTable } from '../support/outcome-table.ts';

const [file] = process.argv.slice(2);
console.log(outcomeTable(readFileSync(file ?? 0, 'utf8')));
