// `npm run report:gate`: how the question box of the last build handles the gate.
import { builtAssistant, wordMatch } from '../support/evaluate-answers.ts';
import { gateTable, gradeGate } from './gate.ts';
import { gateFile, readLabeled } from './labeled-messages.ts';

console.log(gateTable(gradeGate(readLabeled(gateFile), builtAssistant(), wordMatch())));
