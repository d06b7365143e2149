// `npm run report:gate`: how the question box of the last build handles the messages that it learned nothing from.
import { builtAssistant, wordMatch } from './evaluate-answers.ts';
import { gateTable, gradeGate } from './gate.ts';
import { gateFile, readLabeled, unseenGateFile } from './labeled-messages.ts';

for (const file of [gateFile, unseenGateFile])
  console.log(`${file}\n${gateTable(gradeGate(readLabeled(file), builtAssistant(), wordMatch()))}\n`);
