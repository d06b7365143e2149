import { expect, test } from 'vitest';
import { conditionWords } from '../../../src/features/tools/words.ts';

test('the account waits longer for a reason in the law, on a notice: no court has to give the time', () => {
  expect(conditionWords['if-extended']).toMatch(/reason that the law names/);
});
