// The worked examples of the tools' rules, as links: what stands behind "#", and what the page then says. Those of the
// dates and of the shares stand with their tests' own helpers in tests/unit/law/ as well, where no browser is needed.

/**
 * What the first line of a rule says: when the count ends, the day to plan for where it is another, words of the line.
 */
interface Days {
  ends: string;
  plan?: string;
  says?: RegExp;
}

export const dateExamples: [string, Record<string, Days>][] = [
  ['death=2026-03-10', { 'creditor-claims': { ends: '2026-09-10' } }],
  ['death=2026-08-31', { 'creditor-claims': { ends: '2027-02-28', plan: '2027-02-26', says: /a Sunday/ } }],
  ['death=2026-08-30', { 'creditor-claims': { ends: '2027-02-28', plan: '2027-02-26' } }],
  ['death=2027-08-31', { 'creditor-claims': { ends: '2028-02-29' } }],
  [
    'death=2027-01-04',
    { 'creditor-claims': { ends: '2027-07-04', plan: '2027-07-02', says: /a Sunday and a legal holiday/ } },
  ],
  [
    'death=2026-03-10&letters=2026-04-15&will=yes&spouse=yes',
    {
      'medicaid-notice': { ends: '2026-05-15' },
      'will-notice-certificate': { ends: '2026-06-15' },
      'inventory-due': { ends: '2026-07-15' },
      'spouse-election': { ends: '2026-09-15' },
      'account-due': { ends: '2026-10-15' },
      'status-report': { ends: '2027-05-15', plan: '2027-05-14', says: /a Saturday/ },
    },
  ],
  [
    'death=2026-03-10&letters=2026-11-30',
    { 'inventory-due': { ends: '2027-02-28', plan: '2027-02-26', says: /a Sunday/ } },
  ],
  [
    'death=2026-01-10&letters=2026-02-04&spouse=yes',
    {
      'spouse-election': {
        ends: '2026-07-04',
        plan: '2026-07-02',
        says: /a Saturday and a legal holiday\. Some courts close on the Friday before/,
      },
    },
  ],
  [
    'death=2026-03-10&will=yes&certificate=2026-06-12',
    { 'will-contest': { ends: '2026-09-12', plan: '2026-09-11', says: /a Saturday/ } },
  ],
  [
    'death=2026-03-10&will=yes&certificate=2026-10-01',
    {
      'will-contest': {
        ends: '2027-01-01',
        plan: '2026-12-30',
        says: /a legal holiday\. Some courts close on December 31/,
      },
    },
  ],
  ['death=2026-03-10&medicaid=2026-05-01', { 'medicaid-claim': { ends: '2027-03-10' } }],
  ['death=2026-03-10&medicaid=2027-01-20', { 'medicaid-claim': { ends: '2027-04-20' } }],
  ['death=2026-03-10&accrues=2026-05-20', { 'contingent-claims': { ends: '2026-09-10' } }],
  ['death=2026-03-10&accrues=2026-09-20', { 'contingent-claims': { ends: '2026-11-20' } }],
  ['death=2028-02-29', { 'will-delivery': { ends: '2029-02-28' } }],
  ['death=2026-03-10&release=2026-04-15', { 'medicaid-notice': { ends: '2026-05-15' } }],
];

const day = 'death=2026-03-10';
const death = `${day}&vehicles=0&land=0`;
const toSpouse = 'spouse=yes&all-to-spouse=will';
const noWill = 'spouse=yes&all-to-spouse=no-will';
export const grown = `${noWill}&children=other&minor=no`;
const funeral = (sum: number) => `spouse=yes&children=ours&funeral=${sum}&funeral-paid-by=spouse`;

/** The outcome of each rule's test. */
export const smallExamples: [string, Record<string, string>][] = [
  [`${death}&assets=35000&spouse=no`, { 'release-for-anyone': 'within' }],
  [`${death}&assets=35000.01&spouse=no`, { 'release-for-anyone': 'over' }],
  [`${death}&assets=100000&${toSpouse}`, { 'release-by-will': 'within' }],
  [`${death}&assets=100000.01&${toSpouse}`, { 'release-by-will': 'over' }],
  [`${death}&assets=80000&spouse=yes&all-to-spouse=no`, { 'release-for-anyone': 'over', 'release-by-will': 'not-met' }],
  [`${death}&assets=80000&${noWill}&children=ours`, { 'release-without-will': 'within' }],
  [`${death}&assets=80000&${grown}`, { 'release-without-will': 'not-met' }],
  [`${death}&assets=60000&${grown}`, { 'release-without-will': 'within' }],
  [`${death}&assets=60000.01&${grown}`, { 'release-without-will': 'not-met' }],
  [`death=1998-06-01&assets=90000&${toSpouse}&vehicles=0&land=0`, { 'release-by-will': 'over' }],
  [`death=1999-03-17&assets=90000&${toSpouse}&vehicles=0&land=0`, { 'release-by-will': 'over' }],
  [`death=1999-03-18&assets=90000&${toSpouse}&vehicles=0&land=0`, { 'release-by-will': 'ask' }],
  [`death=1999-03-19&assets=90000&${toSpouse}&vehicles=0&land=0`, { 'release-by-will': 'within' }],
  ['death=1994-11-08&assets=30000&spouse=no&vehicles=0&land=0', { 'release-for-anyone': 'over' }],
  ['death=1994-11-09&assets=30000&spouse=no&vehicles=0&land=0', { 'release-for-anyone': 'within' }],
  [`${death}&assets=3200&funeral=3200&funeral-paid-by=other`, { 'summary-release-payer': 'within' }],
  [`${death}&assets=3200.01&funeral=3200&funeral-paid-by=other`, { 'summary-release-payer': 'over' }],
  [`${death}&assets=5000&funeral=9000&funeral-paid-by=other`, { 'summary-release-payer': 'within' }],
  [`${death}&assets=5000.01&funeral=9000&funeral-paid-by=other`, { 'summary-release-payer': 'over' }],
  [`${death}&assets=45000&${funeral(6000)}`, { 'summary-release-spouse': 'within' }],
  [`${death}&assets=45000.01&${funeral(6000)}`, { 'summary-release-spouse': 'over' }],
  [`${death}&assets=42500&${funeral(2500)}`, { 'summary-release-spouse': 'within' }],
  [`${death}&assets=42600&${funeral(2500)}`, { 'summary-release-spouse': 'over' }],
  [
    `${death}&assets=38000&spouse=yes&children=ours&funeral-paid-by=nobody`,
    { 'summary-release-spouse-unpaid': 'ask', 'release-by-will': 'ask', 'release-without-will': 'ask' },
  ],
  [
    'death=2006-10-11&assets=3000&funeral=4000&funeral-paid-by=other&vehicles=0&land=0',
    { 'summary-release-payer': 'over' },
  ],
  [
    'death=2006-10-12&assets=3000&funeral=4000&funeral-paid-by=other&vehicles=0&land=0',
    { 'summary-release-payer': 'within' },
  ],
  [
    `${day}&assets=33000&${noWill}&vehicles=64000&land=0`,
    { 'spouse-vehicles': 'within', 'release-for-anyone': 'within' },
  ],
  [`${day}&assets=33000&${noWill}&vehicles=66000&land=0`, { 'spouse-vehicles': 'ask' }],
  [`${death}&assets=0`, { 'outside-probate': 'met' }],
  ['death=1960-05-01&assets=1000&spouse=no&vehicles=0&land=0', { 'release-for-anyone': 'ask' }],
];

/** The total in cents. */
export const feeExamples: [string, number][] = [
  ['personal=0&sold=0&kept=0', 0],
  ['personal=50000', 2_000_00],
  ['personal=99999.99', 4_000_00],
  ['personal=100000', 4_000_00],
  ['personal=100001', 4_000_03],
  ['personal=400000', 13_000_00],
  ['personal=400001', 13_000_02],
  ['personal=750000', 20_000_00],
  ['personal=60000&sold=180000', 8_200_00],
  ['personal=60000&kept=180000', 4_200_00],
  ['kept=250000', 2_500_00],
  ['sold=250000', 8_500_00],
  ['personal=350000&sold=200000', 16_000_00],
  ['personal=25000&sold=95000&kept=60000', 5_200_00],
  ['personal=60000', 2_400_00],
  ['personal=60000&sold=180000&executors=2', 8_200_00],
];

const nobody = 'spouse=no&descendants=none&parents=0&siblings=none';
const noKin = `${nobody}&paternal-grandparents=0&paternal-relatives=none&maternal-grandparents=0&maternal-relatives=none`;

/** The division and each share; of $300,000 where no sum is named. */
export const shareExamples: [string, string, string[]][] = [
  ['spouse=yes&descendants=b.b', 'B', ['spouse 300000']],
  ['spouse=yes&descendants=o', 'C', ['spouse 160000', 'child 0 140000']],
  ['spouse=yes&descendants=b.o.o', 'D', ['spouse 140000', 'child 0 53333.34', 'child 1 53333.33', 'child 2 53333.33']],
  ['spouse=yes&descendants=o.o', 'D', ['spouse 113333.33', 'child 0 93333.34', 'child 1 93333.33']],
  ['net=20000&spouse=yes&descendants=o', 'C', ['spouse 20000', 'child 0 0']],
  ['net=20001&spouse=yes&descendants=o', 'C', ['spouse 20000.50', 'child 0 0.50']],
  ['net=50000&spouse=yes&descendants=b.o.o', 'D', ['spouse 50000', 'child 0 0', 'child 1 0', 'child 2 0']],
  ['net=60003&spouse=yes&descendants=b.o', 'D', ['spouse 60001', 'child 0 1', 'child 1 1']],
  ['spouse=yes&descendants=ox(l.l)', 'C', ['spouse 160000', 'child 0.0 70000', 'child 0.1 70000']],
  ['spouse=yes&descendants=b.ox', 'B', ['spouse 300000']],
  [
    'spouse=no&descendants=o.o.ox(l.l)',
    'A',
    ['child 0 100000', 'child 1 100000', 'child 2.0 50000', 'child 2.1 50000'],
  ],
  [
    'spouse=no&descendants=ox(l).ox(l.l).ox(l.l.l)',
    'A',
    ['0.0', '1.0', '1.1', '2.0', '2.1', '2.2'].map((place) => `child ${place} 50000`),
  ],
  ['spouse=no&descendants=o.o.ox', 'A', ['child 0 150000', 'child 1 150000']],
  ['spouse=yes&descendants=none', 'E', ['spouse 300000']],
  ['spouse=no&descendants=none&parents=1', 'F', ['parent 0 300000']],
  [
    'spouse=no&descendants=none&parents=0&siblings=l.l.x(l)',
    'G',
    ['sibling 0 100000', 'sibling 1 100000', 'sibling 2.0 100000'],
  ],
  [
    `${nobody}&paternal-grandparents=1&maternal-grandparents=0&maternal-relatives=l`,
    'I',
    ['paternal grandparent 0 150000', 'maternal relative 0 150000'],
  ],
  [`${noKin}&other-kin=no&stepchildren=l.l`, 'J', ['stepchild 0 150000', 'stepchild 1 150000']],
  [`${noKin}&other-kin=no&stepchildren=none`, 'K', ['state 300000']],
  ['spouse=yes&spouse-hours=119&descendants=o', 'A', ['child 0 300000']],
  ['spouse=yes&spouse-hours=120&descendants=b', 'B', ['spouse 300000']],
];

/** Where the tool of the shares stops, and why. */
export const shareStops: [string, string][] = [
  [`${noKin}&other-kin=yes&stepchildren=l`, 'next-of-kin'],
  [`${nobody}&paternal-grandparents=0&paternal-relatives=x(l)&maternal-grandparents=1`, 'cousins'],
  ...'will marriage parentage adopted-out killer separated unborn property-elsewhere close-deaths prenuptial'
    .split(' ')
    .map((doubt): [string, string] => [`spouse=no&descendants=o&doubts=${doubt}`, doubt]),
];
