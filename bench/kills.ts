// `npm run bench:kills`: kills the local server 50 times (or as often as the argument says) while leads come in.
import { killLoop } from '../tests/support/kill-loop.ts';

const kills = Number(process.argv[2] ?? 50);
const { lost, double, unsent, unknown, ...report } = await killLoop({
  kills,
  within: 3000,
  pause: 0,
  tell: console.log,
});
console.log(
  `${report.kills} kills in ${report.seconds} s: ${report.acknowledged} leads acknowledged, ${report.kept} kept, ${lost.length} lost, ${double.length} double`,
);
console.log(
  `${report.mails} mails, ${report.repeated} of them repetitions under the same id; ${unsent.length} owed and never sent, ${unknown.length} that nobody owed; ${report.waiting} still waiting`,
);
const wrong = [...lost, ...double, ...unsent, ...unknown];
if (wrong.length > 0) console.log(wrong.join('\n'));
process.exitCode = wrong.length > 0 || report.waiting > 0 || report.acknowledged === 0 ? 1 : 0;
