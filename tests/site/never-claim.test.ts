// What the site must never say of the law, of itself or of a visitor's case (docs/never-claim.md). Each rule brings a
// sentence that it must find, so that a rule which finds nothing any more is noticed.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../src/features/questions/search/passages.ts';
import { dist, pages, visibleText } from '../support/built-pages.ts';

interface Rule {
  /** A sentence that says the wrong thing. */
  bad: string;
  /** What makes it wrong. A sentence that denies it ("it does not expire") is no claim. */
  says: RegExp;
  /** The claim is itself a denial ("no court is ever involved"). */
  isDenial?: true;
}

const rules: Rule[] = [
  // Creditors
  {
    bad: 'Creditors have six months from publication to claim.',
    says: /\b(?:creditor|claim|debt|bill)s?\b.{0,60}\b(?:six|6) months (?:from|after|of) (?:the )?(?:publi|notice|newspaper|appointment|letters)/i,
  },
  {
    bad: 'The executor must publish a notice to creditors in a newspaper.',
    says: /\b(?:must|has to|have to|is required to) (?:be )?publish|\bnotice to creditors (?:is|must be) (?:required|published)/i,
  },
  {
    bad: 'The executor’s own claim is due within three months of the death.',
    says: /\bown claim\b.{0,60}\b(?:months? (?:of|after|from) (?:the )?death)/i,
  },
  {
    bad: 'A claim that the executor ignores is allowed.',
    says: /\b(?:ignore[sd]?|silen(?:ce|t)|no answer)\b.{0,50}\b(?:allowed|rejected|accepted)\b/i,
  },
  {
    bad: 'A mortgage lender that files late loses its lien.',
    says: /\b(?:lender|lien|mortgage)\b.{0,60}\b(?:loses|lost|ends|is wiped out|is gone)\b.{0,20}\b(?:lien|mortgage|right)/i,
  },
  // Wills
  {
    bad: 'The will must be filed within 30 days of the death.',
    says: /\bwills? (?:must|has to|have to) be (?:filed|offered|brought|handed in|turned in)\b.{0,30}\bwithin\b/i,
  },
  {
    bad: 'Notice of the will goes out within 2 weeks of the death.',
    says: /\bnotice of (?:the )?(?:will|probate|admission)\b(?:(?!2\.4|certificate).){0,60}\b(?:weeks?|days?|months?) (?:of|after|from) (?:the |your )?(?:death|appointment|letters)\b/i,
  },
  {
    bad: 'The will contest must be brought within three months of the death.',
    says: /\bwill contest\b.{0,60}\bmonths? (?:of|after|from) (?:the )?(?:death|notice)\b/i,
  },
  { bad: 'R.C. 2107.13 governs wills for record only.', says: /\b2107\.1[34]\b/ },
  {
    bad: 'A will must be notarized and dated.',
    says: /\bwills? (?:must|has to|needs to|have to) be (?:notarized|dated)|\bwills? needs? a notary\b/i,
  },
  {
    bad: 'An oral will must be offered within six months.',
    says: /\b(?:oral|spoken) will\b.{0,80}\b(?:six|6) months\b/i,
  },
  { bad: 'Electronic wills are valid in Ohio.', says: /\belectronic wills? (?:is|are) (?:valid|accepted|allowed)\b/i },
  {
    bad: 'After a divorce the whole will is void.',
    says: /\bdivorce\b.{0,40}\b(?:whole|entire) will\b|\bwill (?:is|becomes) void\b/i,
  },
  // Closing and courts
  {
    bad: 'The estate closes by itself after a year.',
    says: /\bestates? (?:closes?|ends?) (?:by itself|on its own|automatically)/i,
  },
  { bad: 'The State sends a closing letter.', says: /\bclosing letter\b/i },
  {
    bad: 'The right to probate expires after four years.',
    says: /\bprobate\b[^.]{0,40}\bexpires?\b|\bexpires?\b[^.]{0,30}\bprobate\b/i,
  },
  {
    bad: 'The average cost in Ohio is high.',
    says: /\baverage (?:cost|fee|price|estate)s?\b.{0,20}\b(?:in Ohio|statewide|Ohio)\b|\bstatewide average\b/i,
  },
  {
    bad: 'Ohio’s filing fee is the same in each county.',
    says: /\bfiling fees?\b.{0,40}\b(?:same|one fee|uniform)\b/i,
  },
  // Medicaid
  {
    bad: 'A living trust is out of Medicaid’s reach.',
    says: /\b(?:out of|beyond) (?:Medicaid|the State)[’']s reach\b|\b(?:safe|protected|hidden) from (?:Medicaid|estate recovery)\b/i,
  },
  {
    bad: 'A surviving spouse cancels recovery for good.',
    says: /\brecovery\b.{0,40}\b(?:is cancel+ed|ends for good|is waived for)|\bcancels? (?:Medicaid )?(?:estate )?recovery\b/i,
  },
  {
    bad: 'Medicaid takes the house while you live.',
    says: /\bMedicaid (?:will )?takes? (?:the|your) (?:house|home)\b/i,
  },
  // Family
  {
    bad: 'A widow never owes her husband’s bills.',
    says: /\b(?:widow|spouse|wife|husband) never owes\b/i,
    isDenial: true,
  },
  {
    bad: 'The spouse cannot be cut out at all.',
    says: /\b(?:spouse|wife|husband) (?:cannot|can’t|can never) be (?:cut out|disinherited)/i,
    isDenial: true,
  },
  {
    bad: 'A surviving spouse may take two cars.',
    says: /\b(?:two|2) (?:cars|vehicles|automobiles)\b(?!.{0,80}\bbefore\b)/i,
  },
  {
    bad: 'The spouse gets $60,000 and the rest goes to the children.',
    says: /\$60,000\b[^.]{0,20}\b(?:and|,) the rest\b/i,
  },
  { bad: 'The spouse takes the first $50,000.', says: /\bfirst \$50,000\b(?! of)/i },
  {
    bad: 'When somebody dies intestate, the State takes everything.',
    says: /\b(?:the )?State (?:of Ohio )?(?:takes|gets|inherits) (?:everything|it all|all)\b/i,
  },
  {
    bad: 'Stepchildren inherit like other children.',
    says: /\bstep-?children inherit (?:as|like|the same)/i,
  },
  {
    bad: 'The parent may simply sign for the child.',
    says: /\bparents? (?:may|can) (?:simply )?(?:sign|take the money) for\b/i,
  },
  {
    bad: 'A child’s share of up to $10,000 is paid to the parent.',
    says: /\b(?:child|minor|guardian)\b[^.]{0,60}\$10,000\b|\$10,000\b[^.]{0,60}\b(?:child|minor|guardian)/i,
  },
  {
    bad: 'The executor outranks the family at the funeral.',
    says: /\bexecutor (?:outranks|decides on the (?:funeral|burial))/i,
  },
  { bad: 'The county pays for the funeral.', says: /\b(?:the|your) county (?:pays|will pay) for\b/i },
  // Small estates, cars, deeds
  {
    bad: 'Use the Ohio small estate affidavit.',
    says: /\b(?:the|an) Ohio small estate affidavit\b|\bfile (?:a|the) small estate affidavit\b/i,
  },
  {
    bad: 'Your estate qualifies for a release.',
    says: /\b(?:your|this|the) estate (?:qualifies|is eligible)\b|\byou (?:qualify|are eligible)\b/i,
  },
  {
    bad: 'A quitclaim deed from the heirs clears the title.',
    says: /\bquitclaim\b.{0,60}\bclears?\b/i,
  },
  {
    bad: 'Transfer on death clears the mortgage.',
    says: /\b(?:transfer on death|survivorship|affidavit)\b.{0,30}\b(?:clears|removes|wipes out) (?:the|a) (?:mortgage|loan|lien)/i,
  },
  {
    bad: 'Married couples automatically own with survivorship.',
    says: /\b(?:spouses|married (?:couples|people))\b.{0,30}\bautomatically\b/i,
  },
  // Money
  {
    bad: 'The sale of an inherited house is tax-free.',
    says: /\btax[- ]free\b/i,
  },
  { bad: 'The heirs get a full step-up in basis.', says: /\b(?:full|double) step[- ]up\b/i },
  {
    bad: 'The federal exemption is $13 million.',
    says: /\$1\d(?:\.\d+)? million\b(?!.{0,140}\b20\d\d\b)/i,
  },
  {
    bad: 'Unclaimed money waits for ever.',
    says: /\b(?:unclaimed|funds?)\b.{0,40}\b(?:for ever|forever|never expires?|no time limit)\b/i,
  },
  {
    bad: 'The commission is set by section 2113.36.',
    says: /\b2113\.36\b/,
  },
  { bad: 'The executor has a right to the full commission.', says: /\bright to the (?:full |whole )?commission\b/i },
  // House
  {
    bad: 'No court is ever involved in such a sale.',
    says: /\bno court is (?:ever )?(?:involved|needed) in\b/i,
    isDenial: true,
  },
  { bad: 'A price of 80% is a fair price.', says: /\b80%[^.]{0,40}\bfair\b/i },
  {
    bad: 'Selling for cash is the best way for you.',
    says: /\b(?:best|quickest|right) (?:way|path|choice|option) for (?:you|your (?:family|estate|case))\b/i,
  },
  // The site itself
  {
    bad: 'We are certified probate advisors.',
    says: /\bcertified (?:probate|real|estate|agent|advisor|expert|executor)\b|\b(?:we are|is a) certified\b/i,
  },
  {
    bad: 'A probate specialist will call you.',
    // The specified sentence of the consultation page, printed only with the operator's claim.
    says: /\bspecialist\b(?! with 23\+ years experience\.)/i,
  },
  {
    bad: 'Our way is probate court approved.',
    says: /\bprobate[- ]court[- ]approved\b|\bapproved by the probate court\b/i,
  },
  { bad: 'Get free legal help from us.', says: /\bfree legal (?:help|advice)\b(?!.{0,60}\b(?:legal aid|income)\b)/i },
  {
    bad: 'We match you with a lawyer.',
    says: /\b(?:we|us) (?:will )?(?:match|connect|refer|introduce|pair) (?:you|families|people) (?:with|to)\b/i,
  },
  {
    bad: 'We guarantee the best result and save you money.',
    says: /\bwe (?:guarantee|promise)\b|\b(?:we|our \w+) (?:will )?saves? you\b/i,
  },
  {
    bad: 'We may earn a commission from the sale.',
    says: /\bwe (?:may |will )?(?:earn|receive|get|be paid|are paid) (?:a |the )?(?:commission|fee)\b|\bwe may (?:earn|be paid)\b/i,
  },
  {
    bad: 'You are entitled to the house.',
    says: /(?<!\bthat )\byou (?:will win|are entitled|have a strong case|should (?:file|choose|sell|sue))\b/i,
  },
];

/** A sentence that denies or doubts, names a claim as wrong, or only asks. */
const denies =
  /\b(?:not|no|nor|never|neither|nobody|none|cannot|can[’']t|without|wrong|untrue|unless|rather than|instead of|whether|if|old)\b|n[’']t\b|\?$/i;

const claimed = ({ says, isDenial }: Rule, sentence: string): boolean =>
  says.test(sentence) && (isDenial === true || !denies.test(sentence));

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

test('there is much to read', () => {
  expect(texts.length).toBeGreaterThan(1000);
});

describe.each(rules)('"$bad"', (rule) => {
  test('is found where it is said, and not where it is denied', () => {
    expect(claimed(rule, rule.bad)).toBe(true);
    if (!rule.isDenial) expect(claimed(rule, `It is wrong that: ${rule.bad}`)).toBe(false);
  });

  test('is said nowhere', () => {
    const said = texts.flatMap(({ at, text }) =>
      sentences(text).flatMap((sentence) => (claimed(rule, sentence) ? [`${at}: ${sentence}`] : [])),
    );
    expect([...new Set(said)]).toEqual([]);
  });
});

/** Quotation marks and spaces as one kind, so that a sentence of the list can be found on its page. */
const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');

test('each nearest sentence of docs/never-claim.md still stands at its place', () => {
  const rows = [
    ...readFileSync('docs/never-claim.md', 'utf8').matchAll(/^\| .* \| "(.+)".*? `(\/[^`#]*)(?:#([^`]+))?` \|/gm),
  ];
  expect(rows.length).toBeGreaterThan(60);
  const gone = rows.flatMap(([, sentence = '', path = '', anchor]) => {
    const page = pages.find((one) => one.path === path);
    const text = page && plain(visibleText(page.root));
    const parts = plain(sentence).split(/…|\{brokerage\}/);
    if (!text || !parts.every((part) => text.includes(part.trim()))) return [`${path}: ${sentence}`];
    return anchor && !page.root.getElementById(anchor) ? [`${path}#${anchor}: no such place`] : [];
  });
  expect(gone).toEqual([]);
});

test('each place that docs/never-claim.md names is there', () => {
  const places = [...readFileSync('docs/never-claim.md', 'utf8').matchAll(/`(\/[^`#]*)(?:#([^`]+))?`/g)];
  expect(places.length).toBeGreaterThan(80);
  const gone = places.filter(([, path = '', anchor]) => {
    const page = pages.find((one) => one.path === path);
    return !page || (anchor && !page.root.getElementById(anchor));
  });
  expect(gone.map(([place]) => place)).toEqual([]);
});
