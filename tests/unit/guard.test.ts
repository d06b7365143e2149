import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { containsQuestion } from '../../src/features/questions/guard/contains-question.ts';
import { type GuardResult, guard as guardWith, helpReplyIds } from '../../src/features/questions/guard/guard.ts';
import { detectNeed } from '../../src/features/questions/guard/need.ts';
import { redactPersonalNumbers, redactPossibleNumbers } from '../../src/features/questions/guard/personal-numbers.ts';
import { type HelpReplies, helpText } from '../../src/features/questions/replies.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { harmless, needMessages } from '../support/guard-messages.ts';
import { helpLines, writtenReplies } from '../support/written-replies.ts';

const guard = (message: string) => guardWith(message, detectNeed);

describe.each(needMessages)('$kind', ({ kind, messages }) => {
  test.each(messages)('%s', (message) => {
    const { reply, line, allowsAnswer } = guard(message) ?? {};
    // Whoever needs a place to sleep gets the line, and may have an answer.
    if (kind === 'homeless') expect(line).toBe('homeless-line');
    else expect(reply).toBe(kind);
    if (kind !== 'homeless' && kind !== 'suicide-loss') expect(allowsAnswer).toBe(false);
  });
});

test.each([
  ['crisis', 'I want to kill myself'],
  ['emergency', 'she is not breathing'],
  ['emergency', 'dad is in his chair and will not wake up, what do we do'],
  ['danger', 'my brother threatened to kill me over the house'],
  ['child-harm', 'how do I report child neglect'],
  ['elder-harm', 'my brother hits my mom'],
  ['suicide-loss', 'my husband killed himself and there is no will'],
  ['crisis', 'él se quiere matar'],
  ['crisis', 'mi hija amenaza con matarse'],
  ['danger', 'dice que me quiere matar'],
  ['suicide-loss', 'mi papá se quitó la vida en marzo, quién hereda'],
  [undefined, 'mi mamá se va a morir pronto, qué papeles hacemos'],
])('%s is known by plain words before what was learned has come', (kind, message) =>
  expect(guardWith(message)?.reply).toBe(kind),
);

test('an act in progress comes before all else, with 911, Poison Help and 988, and no estate', () => {
  const acts = 'i took all of his oxy an hour ago, who gets the house';
  expect(guard(acts)).toMatchObject({ reply: 'emergency', allowsAnswer: false });
  expect(response(acts)).toMatch(/^Please call 911.*1-800-222-1222.*988/s);
  expect(response(acts)).not.toMatch(/estate|probate/i);
});

test.each(['i cant do this anymore. being executor i mean', 'i want to kill myself over these forms. im ok, truly'])(
  'who takes an alarm back gets a line: %s',
  (message) => expect(guard(message)).toMatchObject({ line: 'crisis-line' }),
);
test('nobody takes an act in progress back', () =>
  expect(guard('i took all of his oxy an hour ago. im ok, truly')?.reply).toBe('emergency'));

test('changed locks are no crisis', () =>
  expect(guard("he changed the locks and I can't see the house")).toBeUndefined());

test.each(harmless)('is left alone: %s', (message) => {
  expect(guardWith(message)?.reply).toBeUndefined();
  expect(guard(message)?.reply).toBeUndefined();
});

describe('a possible need', () => {
  const rows: { asked: string; need: 'shown' | 'line' | 'none' }[] = parse(
    readFileSync('tests/answers/needs.yaml', 'utf8'),
  );
  const of = (need: string) => rows.filter((row) => row.need === need).map(({ asked }) => asked);

  test.each(of('shown'))('is detected: %s', (message) => expect(guard(message)).toBeDefined());
  test.each(of('none'))('is none: %s', (message) => expect(guard(message)).toBeUndefined());

  test('gets one line beneath the answer, with the day of its numbers; kind words where nothing is asked', () => {
    const asks = "i haven't slept in days, what does the letter mean";
    expect(guard(asks)).toMatchObject({ line: 'crisis-line', allowsAnswer: true });
    expect(response(asks)).toMatch(/^Should it ever be too much.*988.*911.*last checked November \d+, 20\d\d/s);
    const plainly = 'i have been giving all my things away this week, does that have to go through the court';
    expect(guard(plainly)).toMatchObject({ reply: 'crisis', allowsAnswer: false });
    const possible = () => ({ kind: 'elder-harm' as const, isClear: false });
    const asksForWay = 'the bag had her glasses and no rings. i accuse nobody but is there a way the court can ask';
    expect(guardWith(asksForWay, possible)).toMatchObject({ reply: undefined, allowsAnswer: true });
    const tells = 'aunt betty has bed sores';
    const guarded = guardWith(tells, possible);
    expect(guarded).toMatchObject({ reply: 'heard', line: 'elder-harm-line', allowsAnswer: false });
    expect(helpText(guarded as GuardResult, writtenReplies as HelpReplies).text).toMatch(
      /^That sounds hard[\s\S]*1-855-644-6277/,
    );
    expect(guardWith('can i get the check, ssn is 123-45-6789', possible)).toMatchObject({
      reply: 'personal-number',
      line: 'elder-harm-line',
    });
  });
});

test('the help in Spanish is marked as such, and is in the text', () => {
  const { text, foreign } = helpText(guard('quiero morir') as GuardResult, writtenReplies as HelpReplies);
  expect(foreign?.language).toBe('es');
  expect(foreign?.text).toMatch(/^En español: /);
  expect(text).toContain(foreign?.text);
});

test('question words count as a question only where they start one', () => {
  for (const asks of [
    'who reads the will',
    'He left no will. who decides now',
    'can i keep the car',
    'is 9400 under the limit',
    'is $9,400 too much for the short form',
    'his stuff is here. what am i allowed to do with it',
    'I would like to know whether a widower must file anything',
    'does anything have to be filed by the 30th',
  ])
    expect(containsQuestion(asks), asks).toBe(true);
  for (const tells of ['aunt betty, who raised me, has bed sores', 'when he died i lost everything', 'who cares'])
    expect(containsQuestion(tells), tells).toBe(false);
});

/** The reply to a message that the guard answers. */
const response = (message: string): string => {
  const guarded = guard(message);
  return guarded ? helpText(guarded, writtenReplies as HelpReplies).text : '';
};

test('help is named where it is needed, and a death by suicide may still be asked about', () => {
  expect(response('I want to die')).toMatch(/988[\s\S]*911/);
  expect(writtenReplies.crisis?.links).toContainEqual({ title: 'Call 988', url: 'tel:988' });
  expect(writtenReplies.danger?.links).toContainEqual({ title: 'Call 1-800-799-7233', url: 'tel:+18007997233' });
  expect(response('I am in danger')).toMatch(/911[\s\S]*988/);
  expect(response('elder abuse')).toMatch(/Ohio adult protective services[\s\S]*1-855-644-6277/);
  expect(guard('my mother died by suicide')).toMatchObject({ allowsAnswer: true });
  expect(response('my mother died by suicide')).toContain('988');
  expect(guard('I want to die')?.allowsAnswer).toBe(false);
  expect(response('no quiero vivir')).toMatch(/oprima el 2/);
  for (const message of ['mi hermana me está golpeando', 'me pegó', 'él me violó anoche'])
    expect(response(message)).toMatch(/Si hay peligro[\s\S]*le hace daño[\s\S]*1-800-799-7233/);
  expect(response('no quiero vivir')).not.toContain('1-800-799-7233');
  for (const message of ['me duele el pecho', 'mi abuela no respira', 'hay olor a gas en la casa'])
    expect(response(message)).toMatch(/call 911[\s\S]*si hay peligro ahora, llame al 911/);
  expect(response('child abuse')).toContain('1-855-642-4453');
});

test('every reply of the guard exists and prints only numbers of listed help lines', () => {
  const numbers = new Set([...helpLines.values()].map(({ number }) => number));
  for (const id of helpReplyIds) {
    const { text = '', spanish = '' } = writtenReplies[id] ?? {};
    expect(text, id).not.toBe('');
    for (const [printed] of `${text} ${spanish}`.matchAll(/\b(?:988|911|1-\d{3}-\d{3}-\d{4})\b/g))
      expect(numbers, id).toContain(printed);
  }
});

test('a help line dials the number that it shows', () => {
  for (const [id, { number, tel }] of helpLines) {
    const digits = number.replace(/\D/g, '');
    expect(tel, id).toBe(digits.length > 3 ? `+${digits}` : digits);
  }
});

test('a crisis takes precedence over a personal number', () => {
  expect(guard('I want to die, my ssn is 123-45-6789')?.reply).toBe('crisis');
});

test('any text can be looked at, quickly, and text without digits is never changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      guard(text);
      if (!/\p{N}/u.test(text)) expect(redactPersonalNumbers(text)).toBe(text);
    }),
  );
  for (const piece of [
    '1 ',
    'i am ',
    'my mother ',
    'account number ',
    'talking about ',
    'ssn ',
    '4-',
    '8:',
    'wordy 1:',
  ])
    expect(
      cpuTime(() => guard(piece.repeat(500 / piece.length))),
      piece,
    ).toBeLessThan(100);
  // Each number that was taken out showed the next one, fifty times.
  const onAndOn = `${'1ssn '.repeat(50)}${'(acct 1'.repeat(35)}`;
  expect(cpuTime(() => guard(onAndOn))).toBeLessThan(100);
  expect(cpuTime(() => redactPossibleNumbers(onAndOn))).toBeLessThan(200);
  expect(redactPossibleNumbers(onAndOn)).toBe('[number removed]');
});
