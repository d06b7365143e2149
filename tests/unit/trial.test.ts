import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test.each([
  [{}, false],
  [{ CONTEXT: 'production' }, false],
  [{ CONTEXT: 'production', ALLOW_PLACEHOLDERS: 'true' }, true],
  [{ ALLOW_PLACEHOLDERS: 'true' }, true],
  [{ CONTEXT: 'deploy-preview' }, true],
  [{ CONTEXT: 'branch-deploy', HEAD: 'a-branch' }, true],
])('a build with %j is a trial that nobody lists: %s', async (environment: Record<string, string>, expected) => {
  for (const name of ['CONTEXT', 'ALLOW_PLACEHOLDERS', 'HEAD']) vi.stubEnv(name, environment[name]);
  const { isTrial } = await import('../../src/shared/trial.build.ts');
  expect(isTrial).toBe(expected);
});
