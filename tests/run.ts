// `npm test`: every check in order, then one line that counts them. A step without a count of its own is one test.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Counts {
  passed: number;
  failed: number;
}

const results = 'test-results';
const vitest = (file: string): Counts => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
};
const playwright = (file: string): Counts => {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
};
const report = (name: string) => [
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/${name}.json`,
];

const steps: { script: string; args?: string[]; count?: () => Counts }[] = [
  { script: 'test:types' },
  { script: 'test:lint' },
  { script: 'test:unit', args: report('unit'), count: () => vitest(`${results}/unit.json`) },
  { script: 'test:functions', args: report('functions'), count: () => vitest(`${results}/functions.json`) },
  { script: 'test:site', args: report('site'), count: () => vitest(`${results}/site.json`) },
  { script: 'test:e2e', count: () => playwright(`${results}/e2e.json`) },
  { script: 'test:dead-code' },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
for (const { script, args = [], count } of steps) {
  console.log(`\n── npm run ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, ...args], { stdio: 'inherit' });
  const succeeded = status === 0;
  let counts: Counts = { passed: Number(succeeded), failed: Number(!succeeded) };
  try {
    if (count) counts = count();
  } catch {
    // The step broke before it wrote its report: it counts as one test.
  }
  total.passed += counts.passed;
  total.failed += succeeded ? counts.failed : Math.max(1, counts.failed);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
