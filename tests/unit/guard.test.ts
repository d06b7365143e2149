import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Distress } from '../../src/features/questions/guard/distress.ts';
import { guard, helpReplyIds } from '../../src/features/questions/guard/guard.ts';
import { redactPersonalNumbers } from '../../src/features/questions/guard/personal-numbers.ts';
import { type HelpReplies, helpText } from '../../src/features/questions/replies.ts';
import { helpLines, writtenReplies } from '../support/written-replies.ts';

const noticed: Record<Distress, string[]> = {
  crisis: [
    'I want to kill myself',
    'i dont want to live anymore',
    'there is no point in living',
    'I feel like ending it all',
    'I wish I wasn’t here',
    'I attempted suicide last year',
    'my daughter says she wants to die',
    'I don’t want to live without her.',
    'I just want to die',
    'since dad passed I really want to die',
    'I am thinking about suicide, how do I file the will',
    'I feel suicidal and the court wants an inventory',
    'I’ve been feeling suicidal',
    'I wish I was dead',
    'everyone would be better off without me',
    'I want to end my life',
    'going to take my own life tonight',
    'I can’t go on anymore',
    "I can't go on.",
    'there is nothing left to live for',
    'no reason to live',
    'I want to hurt myself',
    'I have urges to cut myself',
    'I took a whole bottle of pills',
    'I just want to end it all',
    'the family is better off if I am gone',
    'it is time to go be with my husband',
    'i am ready to join her',
    'dad says he is going to join her',
    'my father is ready to be with her',
    'ready to meet him again',
    'i will not be around much longer after tonight',
    'I do not feel safe with myself',
    'i am afraid of what I might do',
    'i have decided to die',
    'My son wants to kill himself since the funeral',
    'my sister is suicidal',
    'my brother keeps talking about killing himself',
    'is there a suicide hotline',
    'My mother died by suicide and now I want to die',
    'MY MOM COMMITTED SUICIDE AND I AM SUICIDAL TOO',
    'I wana dye',
    'i want too kil my self',
    'suicidal',
    'she is gone and her pills are right here in front of me',
    'how many of those pills would it take to not wake up',
    'I bought a gun and I am ready to see her again',
    'what happens to the kids if I do it tonight',
    'I am so tired of living',
    'my life has no meaning',
    'I need the will signed, I am ending things tonight',
    'I cut myself again',
    'I am a burden on my children',
    "can't go on without him",
    'goodbye everyone',
    'ya no quiero vivir',
    'quiero matarme',
    'je veux mourir',
    'ich will nicht mehr leben',
    '我不想活了',
    'я хочу умереть',
  ],
  danger: [
    'my brother threatened to kill me over the house',
    'my husband hits me, how do I file',
    'He is choking me',
    'I am in danger',
    'I’m scared for my life because of my nephew',
    'I do not feel safe at home with my stepson',
    'my cousin pointed a gun at me',
    'my brother will not leave and I am afraid of him',
    'he threatened to burn the house down',
    'my nephew keeps threatening me.',
    'I am going to kill my brother',
    'she is not breathing',
    'my dad is having a heart attack',
    'my cousin says he will shoot me if I sell',
    'a man is breaking in right now',
    'my stepdad beats me',
    'my brother has a gun and is outside',
    'my husband will hurt me if I file this',
    'my son pushed me down the stairs over the deed',
    'he put his hands around my throat',
    'he is hitting my sister',
    'my ex is stalking me',
    'I will burn that house down before she gets it',
    'there is a fire at the house',
    'she took all her pills',
    'my roommate just collapsed',
    'mi esposo me pega',
    'mi hermano amenaza con matarme',
    'mi esposo me golpeó',
    'él me violó anoche',
    'me golpeó mi hermano',
    'me pegó',
    'mi hermana me está golpeando',
  ],
  'child-harm': [
    'a child is being abused',
    'the guardian starves my niece',
    'he is hitting my child’s face',
    'my kids are being hit by their stepdad',
    'the baby is alone in the house',
    'how do I report child neglect',
  ],
  'elder-harm': [
    'they do not feed my grandfather',
    'my sister has power of attorney and is draining my mothers savings',
    'my grandson took my checkbook',
    'my daughter keeps making me sign papers',
    'I am 84 and my son screams at me and took my phone',
    'nobody is looking after my grandmother',
    'my brother is abusing our elderly mother',
    'my brother hits my mom',
    'How do I report elder abuse?',
    'my sister is neglecting my dad',
    'my grandmother is being exploited by her caregiver',
    'my nephew is stealing from my grandmother',
    'my daughter locks me in my room and wants the house',
    'the aide will not let my mother use the phone',
    'my son keeps my checks',
    'she is forcing my grandma to sign a deed',
    'my brother is going to make grandma sign the deed',
    'the aide keeps taking my social security checks',
    'he won’t let her leave the house',
    'he takes advantage of my aunt',
    'after my father died my brother started starving my mother and is hurting my mother',
  ],
  'suicide-loss': [
    'my mother died by suicide',
    'my mother died by suicide, how do I start probate',
    'my husband killed himself and there is no will',
    'Dad took his own life in March. What does probate cost?',
    'my brother shot himself',
    'does life insurance pay after a suicide?',
    'my late father was suicidal for years',
  ],
};

const left = [
  'How do I start probate?',
  'I could kill for a coffee after this hearing',
  'I could kill my brother, he lost the will',
  'this paperwork is killing me',
  'I am killing myself trying to understand these forms',
  'did I shoot myself in the foot by filing late?',
  'kill two birds with one stone',
  'the bank killed the deal',
  'am I hurting myself financially by selling early',
  'will I hurt my case if I wait',
  'what happens when I die without a will',
  'if I want to die without a will, who inherits',
  'my mother wanted to die at home',
  'my mother wants to die at home',
  'is there a point in living in the house during probate',
  'my brother threatened to kill the sale',
  'I am afraid of him contesting the will',
  'taking care of my mom',
  'I want to die at home, can my children keep the house',
  'I don’t want to live in the house',
  "I don't want to live there anymore",
  'we do not want to live with my brother',
  'can I end my life estate',
  'do they take my life insurance',
  'my father was murdered by my uncle, can he inherit',
  'my brother killed our father in an accident',
  'he hit me with a bill for the funeral',
  'my sister beat me to the courthouse',
  'the house is in danger of foreclosure',
  'the estate is in danger of running out of money',
  'my sister threatened to sue me',
  'he threatened to hurt my case',
  'my brother left me his gun, who may keep the gun?',
  'we can’t go on without letters of authority',
  "I can't go on vacation until the estate closes",
  "I can't live in the house until it is sold",
  'there is no reason to live in Ohio',
  'the estate would be better off without me as executor',
  'my brother neglected the house',
  'he neglected to file the inventory',
  'the executor is stealing from the estate',
  "my brother is stealing from my mother's estate",
  'my mother died and my brother is taking money from my father, the executor',
  'she abused her power of attorney',
  'he was unconscious when he signed the will',
  'it took me all day to find the pills and papers',
  'I took too much from the estate account',
  'I’m dying to know how long this takes',
  'dead hand control',
  'Case number 2024 ES 001234',
  'case no. 201912345',
  'Case 24-EST-000123 in Franklin County',
  'the house is worth $125,000.00',
  'a card with $1234567890 on it',
  'the account holds 125000 dollars',
  'the account has $12,500 left',
  'there is 25000 in the account and 123000 in the house',
  'call me at 614-555-0177',
  'call (614) 555-0177 or +1 614 555 0178',
  'my numbers are 6145550177 and 6145550178',
  'zip 43215-1234',
  'died 12.31.2024, born 1940-01-15',
  'parcel 010-012345-00',
  'under R.C. 2113.03 and form 5.10',
  'Social Security paid 1432 a month until 2024',
  'the last four years 2020 to 2024',
  'the second account was filed on 2024-01-05',
  'final account, case number 201912345',
  'EIN 12-3456789 for the estate',
  'permanent parcel no. 123-45-6789',
  'bank account 2024-01-05',
  'call Social Security at 1-800-772-1213',
  'sections one, two and three of the will',
  'my sister stabbed me in the back over the will',
  'I am tired of living in this house during probate',
  'she wants to dye her hair before the funeral',
  'I am going to jump through every hoop',
  'it is my turn to go to court',
  'my sister pushed me out of the will',
  'my brother kicked me out of the house',
  'will it hurt me if I wait',
  'she hit me with papers',
  'they beat me down on the price',
  'there was a fire at the house last year',
  'there is fire damage in the house',
  'mom collapsed and died in May',
  'my niece is getting hit with fees',
  'nobody is taking care of the house',
  'my brother hits my mom up for cash',
  'I am 65 and my daughter threatens to sue me',
  'my son took my name off the deed',
  'my dad would kill me if he knew I sold the truck',
  'over my dead body will she get the house',
  'I am dying of cancer, how do I avoid probate',
  'quiero vender la casa',
  'can creditors take my social security',
  'can medicaid take my pension if my husband dies',
  'my husband died, can the state take my pension',
  'will the state take my checks',
  'Will they make my aunt sign something',
  'my dad died, will they make my mom sign',
  'the bank is making my mom sign',
  'he won’t let her leave the house to us',
  'he won’t let her leave anything to my sister',
  'the executor is neglecting my children’s inheritance',
  'my kids are getting hurt financially',
  'my brother wants to sell, and my sister is going to join him',
  'when is it time to meet them?',
  'I am ready to meet him.',
];

describe.each(Object.entries(noticed))('%s', (reply, messages) => {
  test.each(messages)('%s', (message) => {
    expect(guard(message)?.reply).toBe(reply);
  });
});

test.each(left)('is left alone: %s', (message) => {
  expect(guard(message)?.reply).toBeUndefined();
});

describe('a possible need', () => {
  const rows: { asked: string; need: 'shown' | 'line' | 'none' }[] = parse(
    readFileSync('tests/answers/needs.yaml', 'utf8'),
  );
  const of = (need: string) => rows.filter((row) => row.need === need).map(({ asked }) => asked);

  test.each(of('shown'))('is heard: %s', (message) => expect(guard(message)).toBeDefined());
  test.each(of('none'))('is none: %s', (message) => expect(guard(message)).toBeUndefined());

  test('gets one line beneath the answer, with the day of its numbers; kind words where nothing is asked', () => {
    const asks = 'i have been giving all my things away this week, does that have to go through the court';
    expect(guard(asks)).toMatchObject({ line: 'crisis-line', goesOn: true });
    expect(response(asks)).toMatch(/^And should it ever be too much.*988.*911.*last checked November \d+, 20\d\d/s);
    expect(guard('aunt betty has bed sores')).toMatchObject({ reply: 'heard', line: 'elder-harm-line', goesOn: false });
    expect(response('aunt betty has bed sores')).toMatch(/^That sounds hard[\s\S]*1-855-644-6277/);
    expect(response('aunt betty has bed sores, her ssn is 123-45-6789')).toMatch(
      /without the number[\s\S]*1-855-644-6277/,
    );
  });
});

/** What is said to a message that the guard answers. */
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
  expect(guard('my mother died by suicide')).toMatchObject({ goesOn: true });
  expect(response('my mother died by suicide')).toContain('988');
  expect(guard('I want to die')?.goesOn).toBe(false);
  expect(response('no quiero vivir')).toMatch(/oprima el 2/);
  for (const message of ['mi hermana me está golpeando', 'me pegó', 'él me violó anoche'])
    expect(response(message)).toMatch(/Si hay peligro[\s\S]*le hace daño[\s\S]*1-800-799-7233/);
  expect(response('no quiero vivir')).not.toContain('1-800-799-7233');
  expect(response('child abuse')).toContain('1-855-642-4453');
});

test('every reply of the guard is written, with numbers of the help lines alone', () => {
  const numbers = new Set([...helpLines.values()].map(({ number }) => number));
  for (const id of helpReplyIds) {
    const { text = '', spanish = '' } = writtenReplies[id] ?? {};
    expect(text, id).not.toBe('');
    for (const [printed] of `${text} ${spanish}`.matchAll(/\b(?:988|911|1-\d{3}-\d{3}-\d{4})\b/g))
      expect(numbers, id).toContain(printed);
  }
});

test('a pressing need comes before a number', () => {
  expect(guard('I want to die, my ssn is 123-45-6789')?.reply).toBe('crisis');
});

test('any text can be looked at, quickly, and text without digits is never changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      guard(text);
      if (!/\p{N}/u.test(text)) expect(redactPersonalNumbers(text)).toBe(text);
    }),
  );
  const started = performance.now();
  for (const piece of ['1 ', 'i am ', 'my mother ', 'account number ', 'talking about ', 'ssn ', '4-']) {
    guard(piece.repeat(500 / piece.length));
  }
  expect(performance.now() - started).toBeLessThan(200);
});
