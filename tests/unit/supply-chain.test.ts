// What runs in continuous integration and at install: pinned by hash, and no text from outside inside a shell line.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface WorkflowStep {
  uses?: string;
  run?: string;
}
interface Workflow {
  jobs: Record<string, { steps: WorkflowStep[] }>;
}
interface LockedPackage {
  integrity?: string;
  inBundle?: boolean;
}

/** What is unsafe about the workflow: actions by a movable tag, expressions that a shell would run. */
const unsafeSteps = (workflow: Workflow): string[] =>
  Object.values(workflow.jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses, run }) => (uses && !/@[0-9a-f]{40}$/.test(uses)) || run?.includes('${{'))
    .map(({ uses, run }) => uses ?? run ?? '');

test('workflows pin actions by hash and have no expressions in shell lines', () => {
  const files = globSync('.github/workflows/*.yml');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(unsafeSteps(parse(readFileSync(file, 'utf8'))), file).toEqual([]);
});

test.each([{ uses: 'actions/checkout@v7' }, { run: `npm run test:look -- origin/\${{ github.base_ref }}` }])(
  '%o is unsafe',
  (step) => {
    expect(unsafeSteps({ jobs: { test: { steps: [step] } } })).toHaveLength(1);
  },
);

test('every package has its hash in the lock file, and none runs an install script', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = Object.entries<LockedPackage>(packages).filter(([path]) => path);
  expect(locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([]);
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.values(allowScripts)).not.toContain(true);
});

test('the bill of materials of a release lists every package, build dependencies too', () => {
  const { jobs }: Workflow = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
  const line = jobs['bill-of-materials']?.steps.find(({ run }) => run?.startsWith('npm sbom'))?.run ?? '';
  const json = execFileSync(line.replace(/ > .*/, ''), { shell: true, encoding: 'utf8', maxBuffer: 2 ** 25 });
  const { components }: { components: { purl: string }[] } = JSON.parse(json);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.split('?')[0] ?? '')));
  const locked = Object.entries<{ version: string; name?: string }>(packages).filter(([path]) => path);
  const missing = locked.filter(
    ([path, { version, name }]) => !listed.has(`pkg:npm/${name ?? path.replace(/^.*node_modules\//, '')}@${version}`),
  );
  expect(missing.map(([path]) => path)).toEqual([]);
});
