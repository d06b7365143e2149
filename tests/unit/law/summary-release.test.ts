import { describe, test } from 'vitest';
import { expectLine } from './small-estate-cards.ts';

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
  ])('%s: %s', (link, words) => expectLine(words, link, spouse));

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
  ])('%s, the funeral paid by the spouse: %s', (link, words) =>
    expectLine(`summary-release-spouse ${words}`, link, 'funeral=6000&funeral-paid-by=spouse', spouse),
  );

  const nothing = 'assets=0&vehicles=0&land=0';
  test.each([
    [`${nothing}&spouse=no`, 'summary-release-spouse not-met no-spouse'],
    [`${nothing}&spouse=no`, 'whole-family-allowance'],
    [`${nothing}&spouse=no`, 'summary-release-spouse-unpaid'],
    [`${nothing}&children=ours&funeral-paid-by=spouse`, 'summary-release-spouse ask not-known'],
    [`${nothing}&spouse=yes&funeral-paid-by=spouse`, 'summary-release-spouse-unpaid'],
    [`${nothing}&spouse=yes&funeral-paid-by=other&funeral-prepaid=yes`, 'summary-release-spouse-unpaid'],
  ])('the spouse’s tests of %s: %s', (link, words) => expectLine(words, link));

  test.each([
    ['', 'summary-release-payer within $1'],
    ['death=2006-10-11', 'summary-release-payer within $1 summary-release-before-2006'],
  ])('only a former limit cites its own rule: %s: %s', (link, words) =>
    expectLine(words, link, nothing, 'spouse=no&funeral=1&funeral-paid-by=other'),
  );
});
