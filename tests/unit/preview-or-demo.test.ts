import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test.each([
  [{}, false],
  [{ CONTEXT: 'production' }, false],
  [{ CONTEXT: 'production', ALLOW_PLACEHOLDERS: 'true' }, true],
  [{ ALLOW_PLACEHOLDERS: 'true' }, true],
  [{ CONTEXT: 'deploy-preview' }, true],
  [{ CONTEXT: 'branch-deploy', HEAD: 'a-branch' }, true],
])('a build with %j is a preview or demonstration: %s', async (environment: Record<string, string>, expected) => {
  for (const name of ['CONTEXT', 'ALLOW_PLACEHOLDERS', 'HEAD']) vi.stubEnv(name, environment[name]);
  const { isPreviewOrDemo } = await import('../../src/shared/build-kind.build.ts');
  expect(isPreviewOrDemo).toBe(expected);
});

test.each([
  [{}, true],
  [{ CONTEXT: 'production' }, false],
  // As the live site does: else each page with such a claim would count as changed.
  [{ CONTEXT: 'deploy-preview' }, false],
  [{ CONTEXT: 'deploy-preview', ALLOW_PLACEHOLDERS: 'true' }, true],
])('a build with %j prints a claim without a basis: %s', async (environment: Record<string, string>, expected) => {
  for (const name of ['CONTEXT', 'ALLOW_PLACEHOLDERS', 'HEAD']) vi.stubEnv(name, environment[name]);
  vi.stubEnv('SITE_IDENTITY', 'src/content/identity.yaml');
  const root = temporaryFolder();
  await cp('tests/fixtures/second-identity.yaml', join(root, 'src/content/identity.yaml'));
  await cp('public/icon-512.png', join(root, 'public/icon-512.png'));
  const { writeIdentity } = await import('../../src/features/identity/write-identity.build.ts');
  await writeIdentity(root);
  const module = await readFile(join(root, 'src/site.generated.ts'), 'utf8');
  expect(module).toContain('12 years');
  expect(module.includes('90+')).toBe(expected);
});
