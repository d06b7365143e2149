// `npm run setup`: prompts for the operator's identity and writes src/content/identity.yaml, preserving comments. With
// --from FILE the answers are read from a file. Ends with a list of what is missing.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cancel, intro, outro } from '@clack/prompts';
import { type Document, parseDocument } from 'yaml';
import { allErrors, setValue, sourceOf } from '../../src/features/identity/edit-identity.build.ts';
import { InvalidIdentity, identityFile } from '../../src/features/identity/read-identity.build.ts';
import { writeIdentity } from '../../src/features/identity/write-identity.build.ts';
import { launchReport, reportText } from '../../src/features/launch/launch-report.build.ts';
import { environment } from '../../src/shared/environment.build.ts';
import { askForIdentity, Cancelled } from './setup-questions.ts';

const usage =
  'Usage: npm run setup, or npm run setup -- --from FILE (YAML with the fields of src/content/identity.yaml)';
const root = join(import.meta.dirname, '../..');

function exitWith(sentence: string, code: 1 | 2 = 1): never {
  console.error(sentence);
  process.exit(code);
}

function readFromOption(): string | undefined {
  try {
    return parseArgs({ options: { from: { type: 'string' } } }).values.from;
  } catch {
    return exitWith(usage, 2);
  }
}

/** Merges the fields of the file; others are unchanged. */
async function mergeAnswers(document: Document, file: string): Promise<void> {
  const source = await readFile(resolve(file), 'utf8').catch(() => exitWith(`The file "${file}" cannot be read.`));
  const answers = parseDocument(source);
  const values: unknown = answers.errors.length > 0 ? undefined : answers.toJS();
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    exitWith(`The file "${file}" is no list of fields, one a line, such as "agent: Your Name".`);
  setValue(document, [], values);
  const problems = allErrors(document);
  if (problems.length > 0)
    exitWith(`Nothing was written. In ${file}:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

const answersFile = readFromOption();
const path = resolve(root, identityFile);
const source = await readFile(path, 'utf8').catch(() =>
  exitWith(`${identityFile} cannot be read: it says who runs the site.`),
);
const document = parseDocument(source);
if (document.errors.length > 0) exitWith(`${identityFile} cannot be read as YAML: ${document.errors[0]?.message}`);

if (answersFile) await mergeAnswers(document, answersFile);
else {
  if (!process.stdin.isTTY) exitWith(`This asks questions, so it needs a terminal. ${usage}`);
  intro('Who runs this site? Return keeps the present answer; Ctrl+C leaves without writing.');
  try {
    await askForIdentity(document, new Date());
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.');
    process.exit(1);
  }
  outro(`Written to ${identityFile}.`);
}

await writeFile(path, sourceOf(document));
try {
  await writeIdentity(root);
  console.log(reportText(await launchReport(root, environment, new Date())));
} catch (error) {
  if (!(error instanceof InvalidIdentity)) throw error;
  exitWith(error.message);
}
