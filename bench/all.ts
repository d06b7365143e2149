// `npm run bench`: every `bench:…` script that package.json names, one after another, then a table of their results.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
const load = () => loadavg()[0]?.toFixed(1);

/** The tables of a bench's output, or its last lines if it prints none. */
function summaryOf(output: string): string {
  const tables = output.indexOf('\n## ');
  return tables === -1 ? output.trim().split('\n').slice(-2).join('\n\n') : output.slice(tables).trim();
}

const results: { name: string; text: string; failed: boolean; load: string | undefined }[] = [];
for (const name of names) {
  console.log(`\n── npm run ${name}`);
  const before = load();
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  results.push({ name, text: summaryOf(output), failed: status !== 0, load: before });
}

console.log(`\n# Measured ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${process.version}`);
for (const { name, text, failed, load: before } of results) {
  console.log(`\n${failed ? '**Missed** ' : ''}\`npm run ${name}\`, begun under a load of ${before}:\n\n${text}`);
}
const missed = results.filter(({ failed }) => failed).length;
console.log(`\n${results.length - missed} of ${results.length} met their limits`);
process.exitCode = missed > 0 ? 1 : 0;
