import { expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { type HouseSale, houseSale } from '../../../src/features/law/house-sale.ts';
import { houseTitles } from '../../../src/features/law/house-titles.ts';
import { houseSteps, relevantKeys } from '../../../src/features/tools/house-sale/questions.ts';
import { pathCounts, signerText } from '../../../src/features/tools/house-sale/words.ts';
import { figures } from '../law/figures.ts';

const full = parseState(
  'title=alone&will=yes&sale-in-will=power&given-to=nobody&spouse=yes&heirs=3&under-18=no&all-sign=yes&spouse-buys=no&inventory=yes&house-value=200000&liens=0&offer=160000&spouse-share=150000&owners=2&married=1',
  toolKeys.houseSale,
);

test('asks for each key once', () => {
  expect(Object.keys(full)).toHaveLength(toolKeys.houseSale.length);
  const asked = houseSteps.flatMap(({ questions }) => questions.map(({ key }) => key));
  expect([...asked].sort()).toEqual([...toolKeys.houseSale].sort());
});

test('asks about the will only if there is one', () => {
  expect(relevantKeys({ will: 'yes' })).toContain('saleInWill');
  expect(relevantKeys({ will: 'no' })).not.toContain('saleInWill');
});

test('hidden questions do not affect the paths', () => {
  const asked = (house: HouseSale): HouseSale =>
    Object.fromEntries(relevantKeys(house).map((key) => [key, house[key]]));
  for (const title of houseTitles) {
    const house = { ...full, title };
    expect(houseSale(asked(house), figures)).toEqual(houseSale(house, figures));
  }
  const none = { ...full, spouse: 'no' } as const;
  expect(houseSale(asked(none), figures)).toEqual(houseSale(none, figures));
});

test('describes the signers by number', () => {
  expect(signerText({ who: 'heirs', count: 3 })).toBe('All 3 heirs');
  expect(signerText({ who: 'heirs', count: 2 })).toBe('Both heirs');
  expect(signerText({ who: 'heirs', count: 1 })).toBe('The heir');
  // Of three owners two may be married: those are counted, and not the owners.
  expect(signerText({ who: 'owners-spouses', count: 2 })).toBe('Both spouses of the married owners');
  expect(signerText({ who: 'heirs' })).toBe('All heirs');
  expect(signerText({ who: 'co-owners' })).toBe('All other owners on the deed, with their spouses');
  expect(signerText({ who: 'executor' })).toBe('The executor');
});

test('the announcement counts the paths by state', () => {
  const paths = (...states: ('open' | 'closed' | 'ask')[]) => states.map((state) => ({ state }));
  expect(pathCounts(paths('ask', 'open', 'closed', 'open'))).toBe('4 paths: 2 open, 1 closed, 1 to ask about.');
  expect(pathCounts(paths('open', 'open'))).toBe('2 paths: 2 open.');
  expect(pathCounts(paths('ask'))).toBe('One path: to ask about.');
});
