// `npm test`: every check, those side by side that do not need each other, then what failed by name, and one line that
// counts them. A step without a count of its own is one test.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { failedInPlaywright, failedInVitest, lines } from './failed-tests.ts';

interface Counts {
  passed: number;
  failed: number;
  /** Each with its file, title and error. */
  named: string[];
}
interface Step {
  script: string;
  args?: string[];
  count?: () => Counts;
}

const results = 'test-results';
/** A test that was skipped has failed, as has one that failed and then passed. */
const countVitest = (file: string): Counts => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = report;
  const failed = (numFailedTests || numFailedTestSuites) + numPendingTests + numTodoTests;
  return { passed: numPassedTests, failed, named: failedInVitest(report) };
};
const playwright = (): Counts => {
  const report = JSON.parse(readFileSync(`${results}/e2e.json`, 'utf8'));
  const { stats, errors } = report;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed, named: failedInPlaywright(report) };
};

function vitest(script: string, projects: string[] = []): Step {
  const file = `${results}/${script.replace(':', '-')}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    script,
    args: ['--', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count: () => countVitest(file),
  };
}

/** Two cores: what needs the build waits for it, what needs the browser has the machine for itself. */
const stages: Step[][] = [
  // The build takes one core.
  [{ script: 'build' }, { script: 'test:lint' }, { script: 'test:dead-code' }, vitest('test:unit')],
  [
    vitest('test:vitest', ['functions', 'site']),
    // The build has written the types.
    { script: 'test:types', args: ['--', '--noSync'] },
  ],
  [{ script: 'test:e2e', count: playwright }],
];

/** Runs the step. Beside others it prints all it has to say at its end, so that each can be read. */
function run({ script, args = [], count }: Step, isAlone: boolean): Promise<Counts> {
  const started = performance.now();
  const title = `\n── npm run ${script}`;
  if (isAlone) console.log(title);
  const child = spawn('npm', ['run', '--silent', script, ...args], {
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const succeeded = status === 0;
      // What a build prints is of interest when it fails.
      const quiet = script === 'build' && succeeded;
      if (!isAlone) process.stdout.write(`${title}\n${quiet ? '' : Buffer.concat(output)}`);
      console.log(
        `${script}: ${succeeded ? 'passed' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`,
      );
      let counts: Counts = { passed: Number(succeeded), failed: Number(!succeeded), named: [] };
      try {
        if (count) counts = count();
      } catch {
        // The step broke before it wrote its report: it counts as one test.
        counts = { passed: 0, failed: 1, named: [] };
      }
      if (succeeded && counts.failed === 0) return resolve(counts);
      // Without a named test, the last lines of output are the most useful.
      const named = counts.named.length > 0 ? counts.named : lines(`${Buffer.concat(output)}`).slice(-25);
      resolve({ ...counts, failed: Math.max(1, counts.failed), named: [`── npm run ${script} failed:`, ...named] });
    });
  });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total: Counts = { passed: 0, failed: 0, named: [] };
for (const stage of stages) {
  if (stage.length > 1) console.log(`\nRunning side by side: ${stage.map(({ script }) => script).join(', ')}`);
  for (const { passed, failed, named } of await Promise.all(stage.map((step) => run(step, stage.length === 1)))) {
    total.passed += passed;
    total.failed += failed;
    total.named.push(...named);
  }
}
if (total.named.length > 0) console.log(`\n${total.named.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
