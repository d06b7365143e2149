// Messages that the guard must always handle correctly: used by the tests and by `npm run fit`.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Distress } from '../../src/features/questions/guard/distress.ts';
import type { NeedKind } from '../../src/features/questions/guard/need.ts';

const read = <T>(file: string): T => parse(readFileSync(file, 'utf8'));

/** Examples of each need. */
export const needMessages = Object.entries(
  read<Record<NeedKind | Distress, { examples: string[] }>>('src/content/needs.yaml'),
).map(([kind, { examples }]) => ({ kind: kind as NeedKind | Distress, messages: examples }));
/** Ordinary messages in words that sound like a need. */
export const harmless = read<string[]>('tests/fixtures/harmless-messages.yaml');
export const numberMessages = read<Record<'personal' | 'possible' | 'impersonal', string[]>>(
  'tests/fixtures/number-messages.yaml',
);
