// Where two needs are nearly as likely, the help for both is shown.
import { expect, test } from 'vitest';
import { type GuardResult, guard } from '../../src/features/questions/guard/guard.ts';
import { detectNeed, type Need, needKinds } from '../../src/features/questions/guard/need.ts';
import { type HelpReplies, helpText } from '../../src/features/questions/replies.ts';
import { readLabeled, unseenGateFile } from '../answers/labeled-messages.ts';
import { helpLines, writtenReplies } from '../support/written-replies.ts';

const guardAs = (need: Need, message = 'she cried when he came in') => guard(message, () => need);
const numbersOf = (result?: GuardResult) =>
  helpText(result as GuardResult, writtenReplies as HelpReplies).links.map(({ url }) => url);

test('of two possible needs both lines come first, the more pressing one above', () => {
  const found = readLabeled(unseenGateFile).flatMap(({ text }) => detectNeed(text) ?? []);
  const pairs = found.filter(({ secondKind, isClear }) => secondKind && !isClear);
  expect(pairs.length).toBeGreaterThan(5);
  for (const { kind, secondKind = 'homeless' } of pairs)
    expect(needKinds.indexOf(kind)).toBeLessThan(needKinds.indexOf(secondKind));
  const numbers = numbersOf(guardAs({ kind: 'danger', secondKind: 'elder-harm', isClear: false }));
  const [danger, elder] = ['domestic-violence', 'adult-protective-services'].map((id) =>
    numbers.indexOf(`tel:${helpLines.get(id)?.tel}`),
  );
  expect(danger).toBeGreaterThanOrEqual(0);
  expect(elder).toBeGreaterThan(danger as number);
});

test('full help of the likeliest need comes before the line of the second', () => {
  const result = guardAs({ kind: 'crisis', secondKind: 'child-harm', isClear: true });
  expect(result).toMatchObject({ reply: 'crisis', secondLine: 'child-harm-line' });
  expect(numbersOf(result)).toContain(`tel:${helpLines.get('children-services')?.tel}`);
  expect(numbersOf(result)[0]).toBe(`tel:${helpLines.get('lifeline')?.tel}`);
});

test('parents whose baby died hear of no neglect', () => {
  const result = guardAs({ kind: 'crisis', secondKind: 'child-harm', isClear: false }, 'our baby died at two days old');
  expect(result).toMatchObject({ line: 'crisis-line' });
  expect(result?.secondLine).toBeUndefined();
});
