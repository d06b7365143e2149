// `npm run report:answers [-- FILE]`: how the question box answers a list of questions, and what it got wrong; then what
// readers answered to "Did this answer it?".
import { leadsCommand } from '../../netlify/operator/leads-command.ts';
import { evaluate, readQuestions, report } from './evaluate-answers.ts';

const [file = 'tests/answers/questions.yaml'] = process.argv.slice(2);
const outcomes = evaluate(readQuestions(file));
for (const { expected, answer, rightKind, rank, missing, forbidden } of outcomes) {
  const wrong = [
    rightKind ? '' : `kind ${answer.kind}`,
    expected.pages && rank !== 1 ? (rank === 0 ? 'no right page' : `right page at ${rank}`) : '',
    missing.length > 0 ? `lacks ${missing.join(', ')}` : '',
    forbidden.length > 0 ? `says ${forbidden.join(', ')}` : '',
  ].filter(Boolean);
  if (wrong.length > 0)
    console.log(
      `${expected.kind}: ${expected.asked}\n  ${wrong.join('; ')}: ${answer.sources.map(({ url }) => url).join(' ')}`,
    );
}
console.log(report(outcomes));
console.log('\nDid this answer it?');
process.exitCode = await leadsCommand(['votes'], process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
