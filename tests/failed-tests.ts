// Names the failed tests of a JSON report, for the last lines of `npm test`: a truncated log still has its end.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The lines of a text without colors, empty lines, and calls inside packages. */
export const lines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:|new Promise)/.test(line));

/** The title and the first lines of what went wrong: 15 lines at most. */
const entry = (title: string, error = ''): string => [title, ...lines(error).slice(0, 14)].join('\n  ');

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
/** The failed and the skipped tests of Vitest's JSON report; a file that failed outside of its tests is named once. */
export const failedInVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (status === 'failed' && failed.length === 0) return [entry(file, message)];
    const skipped = assertionResults.filter(({ status }) => !['passed', 'failed'].includes(status));
    return [
      ...failed.map(({ fullName, failureMessages }) => entry(`${file} > ${fullName}`, failureMessages.join('\n'))),
      ...skipped.map(({ fullName, status }) => entry(`${file} > ${fullName}`, status)),
    ];
  });

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}
/**
 * The failed and the skipped tests of Playwright's JSON report, those among them that passed in the end, and the errors
 * outside of tests.
 */
export const failedInPlaywright = ({ suites, errors }: PlaywrightReport): string[] => [
  ...errors.map(({ message }) => entry('outside of the tests', message)),
  ...suites.flatMap(failedInSuite),
];
function failedInSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) =>
        entry(
          `${file} > ${title} (${projectName})`,
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n') || status,
        ),
      ),
  );
  return [...here, ...suites.flatMap(failedInSuite)];
}
