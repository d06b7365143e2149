import { expect, test } from 'vitest';
import { questionLimit, questionSchema } from '../../src/features/questions/contract.ts';
import { cpuTime } from '../support/cpu-time.ts';

const parse = (fields: object) => questionSchema().safeParse(fields);
/** Sixty-four kilobytes of marks that belong to one letter: putting them in order takes long. */
const marks = `a${'\u0301\u0323'.repeat(16_000)}`;

test('a question is cleaned, then measured', () => {
  expect(parse({ message: ` what\u200b is probate \n${' '.repeat(questionLimit)}` }).data?.message).toBe(
    'what is probate',
  );
  expect(parse({ message: 'x'.repeat(questionLimit + 1) }).error?.issues).toHaveLength(1);
  expect(parse({ message: 'x', previous: ` ${'y'.repeat(questionLimit * 9)}` }).data?.previous).toBe(
    'y'.repeat(questionLimit),
  );
});

test.each(['message', 'previous'])('an endless %s of marks costs no time, and is cut short', (field) => {
  expect(cpuTime(() => parse({ message: 'x', [field]: marks }))).toBeLessThan(100);
  const { data } = parse({ message: 'x', [field]: marks });
  expect(data?.[field as 'message' | 'previous']).toHaveLength(30);
});
