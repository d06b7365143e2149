// What the site must never say of the law, of itself or of a visitor's case (docs/never-claim.md). Each rule brings a
// sentence that it must find, so that a rule which finds nothing any more is noticed.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../src/features/questions/search/passages.ts';
import { dist, pageAt, pages, visibleText } from '../support/built-pages.ts';

/** A sentence that says the wrong thing, and what makes it wrong. */
const rules: Record<string, RegExp> = {
  // Creditors
  'Creditors have six months from publication to claim.':
    /\b(?:creditor|claim|debt|bill)s?\b.{0,60}\b(?:six|6) months (?:from|after|of) (?:the )?(?:publi|notice|newspaper|appointment|letters)/i,
  'The executor must publish a notice to creditors in a newspaper.':
    /\b(?:must|has to|have to|is required to) (?:be )?publish|\bnotice to creditors (?:is|must be) (?:required|published)/i,
  'The executor’s own claim is due within three months of the death.':
    /\bown claim\b.{0,60}\b(?:months? (?:of|after|from) (?:the )?death)/i,
  'A claim that the executor ignores is allowed.':
    /\b(?:ignore[sd]?|silen(?:ce|t)|no answer)\b.{0,50}\b(?:allowed|rejected|accepted)\b/i,
  'A mortgage lender that files late loses its lien.':
    /\b(?:lender|lien|mortgage)\b.{0,60}\b(?:loses|lost|ends|is wiped out|is gone)\b.{0,20}\b(?:lien|mortgage|right)/i,
  // Wills
  'The will must be filed within 30 days of the death.':
    /\bwills? (?:must|has to|have to) be (?:filed|offered|brought|handed in|turned in)\b.{0,30}\bwithin\b/i,
  'Notice of the will goes out within 2 weeks of the death.':
    /\bnotice of (?:the )?(?:will|probate|admission)\b(?:(?!2\.4|certificate).){0,60}\b(?:weeks?|days?|months?) (?:of|after|from) (?:the |your )?(?:death|appointment|letters)\b/i,
  'The will contest must be brought within three months of the death.':
    /\bwill contest\b.{0,60}\bmonths? (?:of|after|from) (?:the )?(?:death|notice)\b/i,
  'R.C. 2107.13 governs wills for record only.': /\b2107\.1[34]\b/,
  'A will must be notarized and dated.':
    /\bwills? (?:must|has to|needs to|have to) be (?:notarized|dated)|\bwills? needs? a notary\b/i,
  'An oral will must be offered within six months.': /\b(?:oral|spoken) will\b.{0,80}\b(?:six|6) months\b/i,
  'Electronic wills are valid in Ohio.': /\belectronic wills? (?:is|are) (?:valid|accepted|allowed)\b/i,
  'After a divorce the whole will is void.':
    /\bdivorce\b.{0,40}\b(?:whole|entire) will\b|\bwill (?:is|becomes) void\b/i,
  // Closing and courts
  'The estate closes by itself after a year.': /\bestates? (?:closes?|ends?) (?:by itself|on its own|automatically)/i,
  'The State sends a closing letter.': /\bclosing letter\b/i,
  'The right to probate expires after four years.':
    /\bprobate\b[^.]{0,40}\bexpires?\b|\bexpires?\b[^.]{0,30}\bprobate\b/i,
  'The average cost in Ohio is high.':
    /\baverage (?:cost|fee|price|estate)s?\b.{0,20}\b(?:in Ohio|statewide|Ohio)\b|\bstatewide average\b/i,
  'Ohio’s filing fee is the same in each county.': /\bfiling fees?\b.{0,40}\b(?:same|one fee|uniform)\b/i,
  // Medicaid
  'A living trust is out of Medicaid’s reach.':
    /\b(?:out of|beyond) (?:Medicaid|the State)[’']s reach\b|\b(?:safe|protected|hidden) from (?:Medicaid|estate recovery)\b/i,
  'A surviving spouse cancels recovery for good.':
    /\brecovery\b.{0,40}\b(?:is cancel+ed|ends for good|is waived for)|\bcancels? (?:Medicaid )?(?:estate )?recovery\b/i,
  'Medicaid takes the house while you live.': /\bMedicaid (?:will )?takes? (?:the|your) (?:house|home)\b/i,
  // Family
  'A widow never owes her husband’s bills.': /\b(?:widow|spouse|wife|husband) never owes\b/i,
  'The spouse cannot be cut out at all.':
    /\b(?:spouse|wife|husband) (?:cannot|can’t|can never) be (?:cut out|disinherited)/i,
  'A surviving spouse may take two cars.': /\b(?:two|2) (?:cars|vehicles|automobiles)\b(?!.{0,80}\bbefore\b)/i,
  'The spouse gets $60,000 and the rest goes to the children.': /\$60,000\b[^.]{0,20}\b(?:and|,) the rest\b/i,
  'The spouse takes the first $50,000.': /\bfirst \$50,000\b(?! of)/i,
  'When somebody dies intestate, the State takes everything.':
    /\b(?:the )?State (?:of Ohio )?(?:takes|gets|inherits) (?:everything|it all|all)\b/i,
  'Stepchildren inherit like other children.': /\bstep-?children inherit (?:as|like|the same)/i,
  'The parent may simply sign for the child.': /\bparents? (?:may|can) (?:simply )?(?:sign|take the money) for\b/i,
  'A child’s share of up to $10,000 is paid to the parent.':
    /\b(?:child|minor|guardian)\b[^.]{0,60}\$10,000\b|\$10,000\b[^.]{0,60}\b(?:child|minor|guardian)/i,
  'The executor outranks the family at the funeral.': /\bexecutor (?:outranks|decides on the (?:funeral|burial))/i,
  'The county pays for the funeral.': /\b(?:the|your) county (?:pays|will pay) for\b/i,
  // Small estates, cars, deeds
  'Use the Ohio small estate affidavit.':
    /\b(?:the|an) Ohio small estate affidavit\b|\bfile (?:a|the) small estate affidavit\b/i,
  'Your estate qualifies for a release.':
    /\b(?:your|this|the) estate (?:qualifies|is eligible)\b|\byou (?:qualify|are eligible)\b/i,
  'A quitclaim deed from the heirs clears the title.': /\bquitclaim\b.{0,60}\bclears?\b/i,
  'Transfer on death clears the mortgage.':
    /\b(?:transfer on death|survivorship|affidavit)\b.{0,30}\b(?:clears|removes|wipes out) (?:the|a) (?:mortgage|loan|lien)/i,
  'Married couples automatically own with survivorship.':
    /\b(?:spouses|married (?:couples|people))\b.{0,30}\bautomatically\b/i,
  // Money
  'The sale of an inherited house is tax-free.': /\btax[- ]free\b/i,
  'The heirs get a full step-up in basis.': /\b(?:full|double) step[- ]up\b/i,
  'The federal exemption is $13 million.': /\$1\d(?:\.\d+)? million\b(?!.{0,140}\b20\d\d\b)/i,
  'Unclaimed money waits for ever.':
    /\b(?:unclaimed|funds?)\b.{0,40}\b(?:for ever|forever|never expires?|no time limit)\b/i,
  'The commission is set by section 2113.36.': /\b2113\.36\b/,
  'The executor has a right to the full commission.': /\bright to the (?:full |whole )?commission\b/i,
  // House
  'No court is ever involved in such a sale.': /\bno court is (?:ever )?(?:involved|needed) in\b/i,
  'A price of 80% is a fair price.': /\b80%[^.]{0,40}\bfair\b/i,
  'Selling for cash is the best way for you.':
    /\b(?:best|quickest|right) (?:way|path|choice|option) for (?:you|your (?:family|estate|case))\b/i,
  // The site itself
  'We are certified probate advisors.':
    /\bcertified (?:probate|real|estate|agent|advisor|expert|executor)\b|\b(?:we are|is a) certified\b/i,
  // The specified sentence of the consultation page, printed only with the operator's claim.
  'A probate specialist will call you.': /\bspecialist\b(?! with 23\+ years experience\.)/i,
  'Our way is probate court approved.': /\bprobate[- ]court[- ]approved\b|\bapproved by the probate court\b/i,
  'Get free legal help from us.': /\bfree legal (?:help|advice)\b(?!.{0,60}\b(?:legal aid|income)\b)/i,
  'We match you with a lawyer.':
    /\b(?:we|us) (?:will )?(?:match|connect|refer|introduce|pair) (?:you|families|people) (?:with|to)\b/i,
  'We guarantee the best result and save you money.':
    /\bwe (?:guarantee|promise)\b|\b(?:we|our \w+) (?:will )?saves? you\b/i,
  'We may earn a commission from the sale.':
    /\bwe (?:may |will )?(?:earn|receive|get|be paid|are paid) (?:a |the )?(?:commission|fee)\b|\bwe may (?:earn|be paid)\b/i,
  'You are entitled to the house.':
    /(?<!\bthat )\byou (?:will win|are entitled|have a strong case|should (?:file|choose|sell|sue))\b/i,
};
/** Claims that are themselves a denial. */
const denials = [
  'A widow never owes her husband’s bills.',
  'The spouse cannot be cut out at all.',
  'No court is ever involved in such a sale.',
];

/** A sentence that denies or doubts, names a claim as wrong, or only asks. */
const denies =
  /\b(?:not|no|nor|never|neither|nobody|none|cannot|can[’']t|without|wrong|untrue|unless|rather than|instead of|whether|if|old)\b|n[’']t\b|\?$/i;

/** Whether the sentence claims what the bad one does. One that denies it ("it does not expire") claims nothing. */
const claimed = (bad: string, sentence: string): boolean =>
  rules[bad]?.test(sentence) === true && (denials.includes(bad) || !denies.test(sentence));

/** Where wrong claims are quoted to be put right, each under its own heading. */
const quotesWrongClaims = ['/heard-elsewhere'];

const texts = [
  ...pages
    .filter(({ path }) => !quotesWrongClaims.includes(path))
    // Each block is a text of its own: a heading has no full stop.
    .flatMap(({ path, root }) =>
      root
        .querySelectorAll('main :is(p, li, td, th, dd, dt, h1, h2, h3, label, summary), footer p')
        .map((block) => ({ at: path, text: visibleText(block) })),
    ),
  ...globSync('guide/*.txt', { cwd: dist }).map((file) => ({
    at: file,
    text: readFileSync(`${dist}/${file}`, 'utf8').replace(/\s+/g, ' '),
  })),
];

const printed = texts.flatMap(({ at, text }) => sentences(text).map((sentence) => ({ at, sentence })));

test('there is enough text to check', () => {
  expect(printed.length).toBeGreaterThan(5000);
});

describe.each(Object.keys(rules))('"%s"', (bad) => {
  test('matches the claim, but not its denial', () => {
    expect(claimed(bad, bad)).toBe(true);
    if (!denials.includes(bad)) expect(claimed(bad, `It is wrong that: ${bad}`)).toBe(false);
  });

  test('occurs nowhere', () => {
    const claims = printed.filter(({ sentence }) => claimed(bad, sentence));
    expect(new Set(claims.map(({ at, sentence }) => `${at}: ${sentence}`))).toEqual(new Set());
  });
});

const list = readFileSync('docs/never-claim.md', 'utf8');

/** Quotation marks and spaces as one kind, so that a sentence of the list can be found on its page. */
const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');

test('each closest sentence in docs/never-claim.md is still at its location', () => {
  const rows = [...list.matchAll(/^\| .* \| "(.+)".*? `(\/[^`#]*)(?:#[^`]+)?` \|/gm)];
  expect(rows.length).toBeGreaterThan(60);
  const gone = rows.filter(([, sentence = '', path = '']) => {
    const page = pageAt(path);
    const text = page ? plain(visibleText(page.root)) : '';
    const parts = plain(sentence).split(/…|\{brokerage\}/);
    return !text || !parts.every((part) => text.includes(part.trim()));
  });
  expect(gone.map(([row]) => row)).toEqual([]);
});

test('each location in docs/never-claim.md exists', () => {
  const places = [...list.matchAll(/`(\/[^`#]*)(?:#([^`]+))?`/g)];
  expect(places.length).toBeGreaterThan(80);
  const gone = places.filter(([, path = '', anchor]) => {
    const page = pageAt(path);
    return !page || (anchor && !page.root.getElementById(anchor));
  });
  expect(gone.map(([place]) => place)).toEqual([]);
});
