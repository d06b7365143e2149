// The rules by name. The names are the keys of src/content/rules.yaml, by the page whose table has them. Beside each name
// stands its anchor on that page ("#rule-D10"), which links from before the names carry: an anchor never changes. A rule
// that is new has its name as its anchor.
export const rulesByPage = {
  counting: {
    'day-counting': 'T1',
    'month-counting': 'T2',
    'year-and-week-counting': 'T3',
    'end-on-sunday-or-holiday': 'T4',
    'end-on-saturday': 'T5',
    'end-on-closed-office': 'T6',
    'short-periods': 'T7',
    'service-by-mail': 'T8',
  },
  deadlines: {
    'heir-survival': 'D1',
    'will-delivery': 'D2',
    'administrator-hearing-notice': 'D3',
    'administrator-appointment-notice': 'D4',
    'spouse-citation': 'D5',
    'will-notice-certificate': 'D6',
    'will-notice': 'D7',
    'medicaid-notice': 'D8',
    'medicaid-claim': 'D9',
    'inventory-due': 'D10',
    'fiduciary-claim': 'D11',
    'creditor-claims': 'D12',
    'contingent-claims': 'D13',
    'rejected-contingent-claim': 'D14',
    'spouse-election': 'D15',
    'spouse-takes-home': 'D16',
    'spouse-lives-in-home': 'D17',
    'will-contest': 'D18',
    'account-due': 'D19',
    'account-extension': 'D20',
    'final-account-due': 'D21',
    'status-report': 'D22',
    'account-hearing': 'D23',
    'account-exceptions': 'account-exceptions',
    'fiduciary-discharge': 'D24',
    'suit-against-fiduciary': 'D25',
    'federal-estate-return': 'D26',
    'final-income-tax': 'D27',
    'estate-income-tax': 'D28',
    'ohio-estate-tax': 'D29',
    'claim-answer': 'claim-answer',
    'rejected-claim': 'M-K9',
    'wrongful-death': 'M-D3',
  },
  'small-estate': {
    'release-for-anyone': 'S1',
    'release-by-will': 'S2',
    'release-without-will': 'S3',
    'release-exceptions': 'S4',
    'common-law-marriage': 'S5',
    'debts-not-subtracted': 'S6',
    'summary-release-payer': 'S7',
    'summary-release-spouse': 'S8',
    'summary-release-spouse-unpaid': 'S9',
    'summary-release-before-2006': 'S10',
    'summary-release-start': 'S11',
    'summary-release-land': 'S12',
    'whole-family-allowance': 'S13',
    'outside-probate': 'S14',
    'spouse-vehicles': 'S15',
    'spouse-vehicles-before-2017': 'S16',
    'vehicle-types': 'S17',
    'vehicle-titles': 'S18',
    'survivorship-deed': 'S19',
    'transfer-on-death': 'S20',
    'certificate-of-transfer': 'S21',
    'land-only': 'S22',
    'full-administration': 'FA',
  },
  'executor-commission': {
    'commission-rates': 'C1',
    'commission-unsold-land': 'C2',
    'commission-outside-probate': 'C3',
    'commission-by-will': 'C4',
    'extra-compensation': 'C5',
    'commission-reduced': 'C6',
    'commission-shared': 'C7',
    'commission-attorney-work': 'C8',
    'attorney-fees': 'C9',
  },
  'who-inherits': {
    'division-a': 'A',
    'division-b': 'B',
    'division-c': 'C',
    'division-d': 'D',
    'division-e': 'E',
    'division-f': 'F',
    'division-g': 'G',
    'division-h': 'H',
    'division-i': 'I',
    'division-j': 'J',
    'division-k': 'K',
    'net-estate': 'I0',
    'heir-outlives': 'I1',
    'line-of-one-who-died': 'I2',
    'equal-degree': 'I3',
    degrees: 'I4',
    'adopted-children': 'I5',
    'unmarried-parents': 'I6',
    'unborn-child': 'I7',
    'unworthy-parent': 'I8',
    stepchildren: 'I9',
    'older-deaths': 'I10',
  },
  'selling-the-house': {
    'house-outside-estate': 'H0',
    'power-of-sale': 'H1',
    'consent-sale': 'H2',
    'spouse-buys': 'H2b',
    'court-sale': 'H3',
    'court-sale-by-consent': 'court-sale-by-consent',
    'transfer-first': 'H4',
    'house-in-release': 'H5',
    dower: 'H6',
    'dower-signers': 'H7',
    'family-home': 'H8',
    'lived-there': 'H9',
    'sale-in-account': 'H10',
    appraiser: 'H11',
    'sale-commission': 'H12',
    'bond-deed-title': 'H13',
    'minors-cannot-consent': 'M-Y4',
  },
} as const;

type Pages = typeof rulesByPage;
export type RulePage = keyof Pages;
/** The name of a rule: an entry of src/content/rules.yaml. */
export type RuleId = { [Page in RulePage]: keyof Pages[Page] }[RulePage];

/** The names of the rules in the table of one page, in their order. */
export const ruleIdsOf = (page: RulePage) => Object.keys(rulesByPage[page]) as RuleId[];

const addresses = new Map(
  Object.entries(rulesByPage).flatMap(([page, rules]) =>
    Object.entries(rules).map(([id, anchor]) => [id, { page, anchor: `rule-${anchor}` }]),
  ),
);

/** The id of its row, such as "rule-D10". */
export const ruleAnchor = (id: RuleId): string => addresses.get(id)?.anchor ?? '';

/** The row of a rule on the page of its tool: "/tools/deadlines#rule-D10". */
export const ruleAddress = (id: RuleId): string => {
  const page = addresses.get(id)?.page;
  return `/tools/${page === 'counting' ? 'deadlines' : page}#${ruleAnchor(id)}`;
};
