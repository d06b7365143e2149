import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressKey,
  parseState,
  printState,
  type StateKey,
  toolKeys,
} from '../../../src/features/law/address-state.ts';
import { parseChildren, parseRelatives, printPeople } from '../../../src/features/law/family-notation.ts';
import { anyDate, anyFamily, anySum } from './arbitraries.ts';

const tools = Object.entries(toolKeys) as [string, readonly StateKey[]][];
const everyKey = [...new Set(tools.flatMap(([, keys]) => keys))];

describe('the keys', () => {
  test('are the ones that printed and shared links use', () => {
    const keysOfTools = Object.fromEntries(tools.map(([tool, keys]) => [tool, keys.map(addressKey).join(' ')]));
    expect(keysOfTools).toEqual({
      deadlines:
        'death letters will admitted spouse certificate medicaid release accrues hearing presented rejected account account-hearing completed approved id issued done',
      smallEstate:
        'death assets spouse all-to-spouse children minor funeral funeral-paid-by funeral-prepaid vehicles land',
      commission: 'personal sold kept executors will-sets-fee',
      whoInherits:
        'net spouse spouse-hours descendants parents siblings paternal-grandparents maternal-grandparents paternal-relatives maternal-relatives other-kin stepchildren doubts',
      houseSale:
        'title will sale-in-will given-to spouse heirs under-18 all-sign spouse-buys inventory house-value liens offer spouse-share owners married',
      yourDeed: 'deed deed-read died recorded divorced',
    });
  });

  test('are read with their values', () => {
    expect(parseState('#death=2026-03-10&letters=2026-04-15&will=no&spouse=yes', toolKeys.deadlines)).toEqual({
      death: '2026-03-10',
      letters: '2026-04-15',
      will: 'no',
      spouse: 'yes',
    });
    expect(
      parseState('assets=35,000.01&all-to-spouse=no-will&funeral-paid-by=nobody&land=yes', toolKeys.smallEstate),
    ).toEqual({ assets: 3_500_001, allToSpouse: 'no-will', funeralPaidBy: 'nobody', land: 'yes' });
    expect(parseState('land=180000', toolKeys.smallEstate)).toEqual({ land: 18_000_000 });
    expect(parseState('land=no', toolKeys.smallEstate)).toEqual({ land: 0 });
    expect(parseState('descendants=b.ox(l.l)&siblings=none&doubts=will.killer', toolKeys.whoInherits)).toEqual({
      descendants: [
        { living: true, of: 'both' },
        { living: false, of: 'other', children: [{ living: true }, { living: true }] },
      ],
      siblings: [],
      doubts: ['will', 'killer'],
    });
  });

  test('any text is read without a throw; only known keys come through, with no markup', () => {
    const attacks = [
      '<script>alert(1)</script>',
      '"onload="alert(1)',
      'javascript:alert(1)',
      'l(l)<b>',
      '1e9',
      '\r\nX: y',
    ];
    const text = fc.oneof(fc.string(), fc.constantFrom(...attacks, 'yes', 'b.ox(l.l)', '2026-03-10', '12'));
    const key = fc.oneof(fc.constantFrom(...everyKey.map(addressKey)), fc.string());
    const pairs = fc.array(fc.tuple(key, text));
    const fragments = fc.oneof(
      fc.string(),
      pairs.map((all) => all.map((pair) => pair.join('=')).join('&')),
      pairs.map((all) => new URLSearchParams(all).toString()),
    );
    fc.assert(
      fc.property(fragments, (fragment) => {
        for (const [, keys] of tools) {
          const state = parseState(fragment, keys);
          expect(keys).toEqual(expect.arrayContaining(Object.keys(state)));
          expect(JSON.stringify(state)).not.toMatch(/[<>'&;\\]/);
          const printed = printState(state, keys);
          expect(printed).toMatch(/^[\w\-=&.()%]*$/);
          expect(parseState(printed, keys)).toEqual(state);
        }
      }),
    );
  });

  test('what is unknown or badly written is left out', () => {
    expect(parseState('death=2026-02-30&name=Ann&will=maybe&spouse=yes&spouse=no', toolKeys.deadlines)).toEqual({
      spouse: 'yes',
    });
    expect(parseState('__proto__=1&toString=2&assets=1', toolKeys.commission)).toEqual({});
    expect(parseState('', toolKeys.deadlines)).toEqual({});
    expect(parseState('#%&=&&%E0%A4%A', toolKeys.deadlines)).toEqual({});
  });
});

describe('the short notation of a family', () => {
  test.each(['l', 'x', 'x(l)', 'l.x(l.x(l)).l', 'none', `l${'.l'.repeat(19)}`])(
    '"%s" is a list of relatives',
    (text) => {
      expect(parseRelatives(text)).toBeDefined();
    },
  );
  const tooMany = `l${'.l'.repeat(20)}`;
  test.each(['', 'b', 'l(l)', 'x(', 'x(l', 'x()', 'l..l', 'l.', 'x(b)', 'x(x(x(l)))', 'l)', 'Ann', tooMany])(
    '"%s" is not',
    (text) => {
      expect(parseRelatives(text)).toBeUndefined();
    },
  );
  test.each(['l', 'b.l', 'bx(o)', 'x'])('"%s" is no list of children: whose are they?', (text) => {
    expect(parseChildren(text)).toBeUndefined();
  });
  test('a printed list is read as the same list', () => {
    for (const text of ['b.ox(l.x(l)).o', 'none', 'bx']) expect(printPeople(parseChildren(text) ?? [])).toBe(text);
  });
});

test('a printed state is read as the same state', () => {
  const state = fc
    .record({ family: anyFamily, death: anyDate, assets: anySum, will: fc.constantFrom('yes', 'no') })
    .map(({ family: { net = 0, parents = 0, otherKin = 'no' }, ...rest }) => ({ ...rest, net, parents, otherKin }));
  fc.assert(
    fc.property(state, (typed) => {
      const fragment = printState(typed as object, everyKey);
      expect(parseState(`#${fragment}`, everyKey)).toEqual(typed);
      expect(fragment).not.toMatch(/[^a-z0-9=&.()%-]/i);
    }),
  );
});
