// `npm run report:gate`: how the question box of the last build handles the messages that it learned nothing from;
// `-- --ungraded` prints the cards that are not graded yet, each with the key of its grade; `-- FILE` asks the messages
// of another file than unseen.jsonl.
import { gateTable, gradeGate } from './gate.ts';
import { goalsTable, measureGoals } from './goals.ts';
import { gateFile, readLabeled, unseenGateFile } from './labeled-messages.ts';

const goalsFile = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? unseenGateFile;
const measured = measureGoals(readLabeled(goalsFile));
if (process.argv.includes('--ungraded'))
  for (const { asked, ungraded } of measured.ungraded) {
    console.log(`\n## ${asked.replaceAll('\n', ' | ')}`);
    // In the order of their keys, so that nothing tells which card came first.
    for (const { key, text } of ungraded.toSorted((a, b) => a.key.localeCompare(b.key)))
      console.log(`\n### ${key}\n${text}`);
  }
else {
  console.log(`${gateFile}\n${gateTable(gradeGate(readLabeled(gateFile)))}\n`);
  console.log(`${goalsFile}\n${goalsTable(measured)}`);
}
