import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests start some hundred processes of ours: what one compiles the next need not.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');

// One more worker than cores, because the functions' tests mostly wait; the default on two cores is one. Generous
// timeouts: a passing test never waits for them, and a busy machine may be slow. Files that share a worker share its
// modules, so that what many of them read is read once: the rules, the built pages, the functions.
const shared = {
  maxWorkers: availableParallelism() + 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  isolate: false,
};

// Three layers: plain rules, functions behind real requests, the built site. The last two need a build.
const globalSetup = ['tests/support/build-once.ts'];

/** The site's tests first: two of their files build copies of it, for longer than any other file takes. */
class SiteFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOther = ({ project }: TestSpecification) => Number(project.name !== 'site');
    return (await super.sort(files)).sort((a, b) => isOther(a) - isOther(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SiteFirst },
    allowOnly: false,
    // A test without an assertion fails, such as a loop over an empty list.
    expect: { requireAssertions: true },
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: ['tests/support/undo-changes.ts'],
          globalSetup,
          ...shared,
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], globalSetup, ...shared } },
    ],
  },
});
