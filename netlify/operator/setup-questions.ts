// The questions of `npm run setup`. Each answer is checked by the schema as it is typed; a canceled one ends it all.
import { confirm, isCancel, log, select, text } from '@clack/prompts';
import type { Document } from 'yaml';
import { commentAbove, errorAt, getValue, setValue } from '../../src/features/identity/edit-identity.build.ts';
import { claimIds, exitVariants } from '../../src/features/identity/identity.ts';
import { isoDay } from '../../src/shared/dates.ts';

/** The operator canceled: nothing is written. */
export class Cancelled extends Error {}

/** Input and output, if not the terminal. */
type Streams = Pick<Parameters<typeof text>[0], 'input' | 'output'>;

const fields: [path: string, question: string][] = [
  ['brand', 'What is the site called?'],
  ['product', 'What is its free guide called?'],
  ['url', 'At which address will it live?'],
  ['agent', 'Which real-estate agent runs it?'],
  ['agentTitle', 'What is the agent’s title?'],
  ['brokerage', 'Which brokerage holds the license?'],
  ['portrait', 'Where is the agent’s picture? (Empty: a drawing)'],
  ['phone', 'Which number may visitors call?'],
  ['text', 'Which number takes text messages?'],
  ['email', 'Which address may they write to?'],
  ['city', 'From which city do you work?'],
  ['serving', 'Whom do you serve?'],
  ['officeHours', 'When do you answer the telephone?'],
  ['cashBuyer.name', 'Which cash buyer do the articles link to?'],
  ['cashBuyer.url', 'What is that buyer’s address?'],
  ['retentionMonths', 'After how many months is a lead removed?'],
];

/** Fields that hold a whole number. */
const numbers = ['retentionMonths', 'floor'];

/** Prompts for every field of the file, its current values as defaults, and updates the document. */
export async function askForIdentity(document: Document, now: Date, streams: Streams = {}): Promise<void> {
  const orCancel = async <Value>(answer: Promise<Value>): Promise<Exclude<Value, symbol>> => {
    const value = await answer;
    if (isCancel(value)) throw new Cancelled();
    return value as Exclude<Value, symbol>;
  };
  const explain = (path: string[]) => {
    const explanation = commentAbove(document, path);
    if (explanation) log.info(explanation, streams);
  };
  /** Prompts until what `readInput` makes of the answer fits the schema. */
  async function askUntilValid(
    path: string[],
    prompt: Pick<Parameters<typeof text>[0], 'message' | 'initialValue'>,
    readInput: (input: string) => unknown,
  ): Promise<string> {
    const validate = (input = '') => {
      const changed = document.clone();
      setValue(changed, path, readInput(input));
      return errorAt(changed, path);
    };
    const answer = await orCancel(text({ ...prompt, validate, ...streams }));
    setValue(document, path, readInput(answer));
    return answer.trim();
  }
  const ask = (path: string[], message: string, initialValue = String(getValue(document, path) ?? '')) =>
    askUntilValid(path, { message, initialValue }, (input) =>
      numbers.includes(path.at(-1) ?? '') && /^\d+$/.test(input) ? Number(input) : input.trim(),
    );
  /** Prompts for list entries until an entry's first field is empty. */
  async function askForMore(list: string, first: string, second: string): Promise<void> {
    for (;;) {
      const entries = (getValue(document, [list]) as unknown[] | undefined) ?? [];
      const name = await orCancel(text({ message: first, defaultValue: '', ...streams }));
      if (!name.trim()) return;
      const field = list === 'social' ? 'url' : 'text';
      const withEntry = (input: string) => [...entries, { name: name.trim(), [field]: input.trim() }];
      await askUntilValid([list], { message: second }, withEntry);
    }
  }

  for (const [path, question] of fields) {
    explain(path.split('.'));
    await ask(path.split('.'), question);
  }

  explain(['social']);
  await askForMore('social', 'A profile elsewhere, such as Facebook? (Empty: no more)', 'What is its address?');

  explain(['exitVariant']);
  const exitVariant = await orCancel(
    select({
      message: 'Which words shall the offer of the guide have?',
      options: exitVariants.map((value) => ({ value })),
      initialValue: exitVariants.find((variant) => variant === getValue(document, ['exitVariant'])) ?? 'default',
      ...streams,
    }),
  );
  setValue(document, ['exitVariant'], exitVariant);

  explain(['claims']);
  for (const id of claimIds) {
    if (!getValue(document, ['claims', id])) continue;
    explain(['claims', id]);
    const claimText = await ask(['claims', id, 'says'], `${id}: what is printed?`);
    if (claimText === 'counted') {
      await ask(['claims', id, 'floor'], 'Below which number shall nothing be said?');
      continue;
    }
    const basis = await ask(['claims', id, 'basis'], 'How do you know it? (Empty: the live site leaves it out)');
    if (basis) {
      const since = String(getValue(document, ['claims', id, 'since']) || isoDay(now));
      await ask(['claims', id, 'since'], 'From which day does it hold?', since);
    } else setValue(document, ['claims', id, 'since'], '');
  }

  explain(['testimonials']);
  const quotes = getValue(document, ['testimonials']) as { sample?: boolean }[];
  const samples = quotes.filter(({ sample }) => sample).length;
  const message = `Take the ${samples} samples out?`;
  if (samples > 0 && (await orCancel(confirm({ message, ...streams })))) {
    setValue(
      document,
      ['testimonials'],
      quotes.filter(({ sample }) => !sample),
    );
  }
  await askForMore('testimonials', 'Who said something you may quote? (Empty: nobody more)', 'What did they say?');

  explain(['legalPagesRead']);
  const hasRead = confirm({
    message: 'Have you read all legal pages as they are today?',
    initialValue: false,
    ...streams,
  });
  if (await orCancel(hasRead)) setValue(document, ['legalPagesRead'], isoDay(now));
}
