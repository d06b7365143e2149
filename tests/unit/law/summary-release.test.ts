import { describe, expect, test } from 'vitest';
import { line, lineInWords, only, outcome } from './small-estate-cards.ts';

describe('summary release', () => {
  const spouse = 'spouse=yes&all-to-spouse=no-will&children=ours&vehicles=0&land=0';

  test.each([
    ['death=2000-08-28', 'summary-release-start ask older-law'],
    ['assets=44000&funeral=4000&funeral-prepaid=yes', 'summary-release-spouse within $44000'],
    ['assets=40000&funeral-prepaid=yes', 'summary-release-spouse within'],
    ['assets=40000.01&funeral-prepaid=yes', 'summary-release-spouse ask not-known'],
    ['assets=38000&funeral=4000&funeral-paid-by=nobody', 'summary-release-spouse ask not-known'],
    ['assets=45000.01&funeral-prepaid=yes', 'summary-release-spouse over'],
    [
      'assets=0&children=other&minor=yes&funeral=0&funeral-paid-by=spouse',
      'summary-release-spouse ask court-divides-allowance',
    ],
    ['assets=0&children=ours', 'whole-family-allowance met'],
    ['assets=0&children=other&minor=yes', 'whole-family-allowance ask court-divides-allowance'],
    ['assets=0&children=none', 'whole-family-allowance met'],
    ['assets=0&children=mixed', 'whole-family-allowance ask not-known'],
    ['assets=0&funeral-paid-by=nobody&funeral-prepaid=no', 'summary-release-spouse not-met spouse-did-not-pay'],
    ['assets=0&funeral=0&funeral-paid-by=spouse&funeral-prepaid=no', 'summary-release-spouse within $40000'],
    ['assets=1000', 'summary-release-payer ask not-known'],
    ['assets=5000.01', 'summary-release-payer over $5000'],
    ['assets=0&funeral-paid-by=nobody', 'summary-release-payer not-met nobody-paid-funeral'],
    ['assets=0&funeral-paid-by=spouse', 'summary-release-payer not-met spouse-paid'],
  ] as const)('%s: %s', (link, words) => {
    const [rule = ''] = words.split(' ');
    expect(lineInWords(rule, `${link}&${spouse}`)).toBe(words);
  });

  /** A spouse paid a funeral of $6,000. A vehicle may lower the allowance. */
  test.each([
    ['death=2000-08-29&assets=42000', 'within $42000 summary-release-before-2006'],
    ['death=2006-10-11&assets=42000', 'within $42000 summary-release-before-2006'],
    ['death=2006-10-11&assets=42000.01', 'over $42000 summary-release-before-2006'],
    ['assets=45000&children=other', 'ask not-known'],
    ['death=2026-01-10&assets=39500&vehicles=20000', 'ask second-vehicle $45000'],
    ['death=2026-01-10&assets=35000&vehicles=20000', 'within $45000'],
    ['death=2026-01-10&assets=35000.01&vehicles=20000', 'ask second-vehicle $45000'],
    ['death=2026-01-10&assets=45000&vehicles=0', 'within $45000'],
    ['death=2021-08-17&assets=39500&vehicles=20000', 'ask second-vehicle $45000'],
    ['death=2021-08-16&assets=39500&vehicles=20000', 'ask any-vehicle $45000'],
    ['death=2019-05-01&assets=30000&vehicles=20000', 'ask any-vehicle $45000'],
    ['death=2019-05-01&assets=25000&vehicles=20000', 'within $45000'],
    ['death=2019-05-01&assets=45000.01&vehicles=20000', 'over $45000'],
  ] as const)('%s, the funeral paid by the spouse: %s', (link, words) => {
    const paid = `${link}&funeral=6000&funeral-paid-by=spouse&${spouse}`;
    expect(lineInWords('summary-release-spouse', paid)).toBe(`summary-release-spouse ${words}`);
  });

  test('the spouse’s test is not met without a spouse', () => {
    expect(line('summary-release-spouse', { assets: 0, spouse: 'no' })).toMatchObject({
      outcome: 'not-met',
      reason: 'no-spouse',
    });
    expect(outcome('summary-release-spouse', { ...only, assets: 0, children: 'ours', funeralPaidBy: 'spouse' })).toBe(
      'ask',
    );
    expect(line('whole-family-allowance', { assets: 0, spouse: 'no' })).toBeUndefined();
    for (const other of [{ spouse: 'no' }, { funeralPaidBy: 'spouse' }, { funeralPrepaid: 'yes' }] as const)
      expect(
        line('summary-release-spouse-unpaid', { assets: 0, spouse: 'yes', funeralPaidBy: 'other', ...other }),
      ).toBeUndefined();
  });

  test('a former limit cites its own rule, the current limit does not', () => {
    const paid = { ...only, assets: 0, spouse: 'no', funeralPaidBy: 'other', funeral: 100 } as const;
    expect(line('summary-release-payer', paid)).toEqual({
      rule: 'summary-release-payer',
      outcome: 'within',
      limit: 100,
    });
    expect(line('summary-release-payer', { ...paid, death: '2006-10-11' })).toMatchObject({
      outcome: 'within',
      limitBy: 'summary-release-before-2006',
    });
  });
});
