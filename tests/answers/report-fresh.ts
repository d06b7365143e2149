// `npm run report:fresh -- FOLDER [SHEET]`: asks a fresh set of labelled messages, prints what a program can grade, and
// writes every reply to SHEET, to be read and graded by a person. Build the site first.
import { writeFileSync } from 'node:fs';
import { builtAssistant, readPassages, readReplies } from '../support/evaluate-answers.ts';
import { freshTable, gradeSet, readingSheet } from '../support/fresh-set.ts';

const [folder, sheet] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the set: npm run report:fresh -- FOLDER [SHEET]');
const graded = gradeSet(folder, builtAssistant(), readPassages(), readReplies());
console.log(freshTable(graded));
if (sheet) writeFileSync(sheet, readingSheet(graded));
