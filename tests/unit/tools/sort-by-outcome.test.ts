import { expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { houseSale } from '../../../src/features/law/house-sale.ts';
import { sortPaths, sortProcedures } from '../../../src/features/tools/frame/sort-by-outcome.ts';
import { figures } from '../law/figures.ts';
import { cards, estateOf } from '../law/small-estate-cards.ts';

const small = 'assets=30000&vehicles=0&land=0';
test.each([
  [`${small}&spouse=no`, 'release full-administration nothing-left summary-release'],
  ['assets=0&vehicles=0&land=0&spouse=no', 'nothing-left release summary-release full-administration'],
  ['assets=900000&spouse=no&vehicles=0&land=0', 'full-administration nothing-left summary-release release'],
  [
    `${small}&spouse=yes&all-to-spouse=will&children=ours&funeral=6000&funeral-paid-by=spouse`,
    'summary-release release full-administration nothing-left',
  ],
  [
    'assets=4000&vehicles=0&land=0&spouse=no&funeral=4000&funeral-paid-by=other',
    'summary-release release full-administration nothing-left',
  ],
])('the procedures of %s: %s', (fragment, order) => {
  expect(sortProcedures(cards(estateOf(fragment))).map(({ procedure }) => procedure)).toEqual(order.split(' '));
});

test('sorts the tests of a procedure and the paths of a sale in the same order', () => {
  const release = sortProcedures(cards(estateOf(`${small}&spouse=yes&all-to-spouse=no`))).find(
    ({ procedure }) => procedure === 'release',
  );
  expect(release?.tests.map(({ outcome }) => outcome)).toEqual(['within', 'not-met', 'not-met']);
  const house =
    'title=alone&will=no&spouse=no&heirs=2&under-18=no&all-sign=yes&inventory=yes&house-value=200000&offer=160000';
  const states = sortPaths(houseSale(parseState(house, toolKeys.houseSale), figures)).map(({ state }) => state);
  expect(states).toEqual(['open', 'open', 'ask', 'closed', 'closed']);
});
