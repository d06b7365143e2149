import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from '../failed-tests.ts';

test('failed tests are named with their file, title and the first lines of the error', () => {
  const failureMessages = [
    `AssertionError: \u001b[31mno\u001b[39m\n\n    at /x/node_modules/a.js:1\n${'more\n'.repeat(30)}`,
  ];
  const failed = { fullName: 'adds', status: 'failed', failureMessages };
  const passed = { fullName: 'fine', status: 'passed', failureMessages: [] };
  const skipped = { fullName: 'later', status: 'skipped', failureMessages: [] };
  const file = (name: string, status: string, assertionResults: (typeof failed)[], message = '') => ({
    name: `${process.cwd()}/tests/unit/${name}.test.ts`,
    status,
    message,
    assertionResults,
  });
  const [first, second, ...others] = failedInVitest({
    testResults: [
      file('one', 'failed', [passed, failed]),
      file('two', 'failed', [], 'no'),
      file('three', 'passed', [passed, skipped]),
    ],
  });
  expect(first?.split('\n').slice(0, 3)).toEqual(['tests/unit/one.test.ts > adds', '  AssertionError: no', '  more']);
  expect(first?.split('\n')).toHaveLength(15);
  expect(second).toBe('tests/unit/two.test.ts\n  no');
  expect(others).toEqual(['tests/unit/three.test.ts > later\n  skipped']);
});

test('so are those of the browser, in suites of suites, and those that passed in the end', () => {
  const spec = (title: string, status: string, results = [{ errors: [{ message: 'no' }] }, { errors: [] }]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'desktop', status, results }],
  });
  const inner = { specs: [spec('adds', 'unexpected'), spec('fine', 'expected'), spec('later', 'skipped', [])] };
  expect(
    failedInPlaywright({
      suites: [{ suites: [inner], specs: [spec('late', 'flaky')] }],
      errors: [{ message: 'gone' }],
    }),
  ).toEqual([
    'outside of the tests\n  gone',
    'a.spec.ts > late (desktop)\n  no',
    'a.spec.ts > adds (desktop)\n  no',
    'a.spec.ts > later (desktop)\n  skipped',
  ]);
});
