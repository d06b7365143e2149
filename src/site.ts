// Who we are: the one place that names the operator. Everything here is printed, nothing else repeats it.
// The values are clearly fictional defaults; the operator replaces them before going live.

export const site = {
  brand: 'Plain Probate Ohio',
  product: 'Ohio Probate Guide',
  /** Where the site lives in production; canonical addresses and shared links start with it. */
  url: 'https://www.plainprobate.example',
  agent: 'Jordan Avery',
  agentTitle: 'Ohio Probate Property Advisor',
  brokerage: 'Example Realty Group',
  phone: { shown: '(614) 555-0142', href: 'tel:+16145550142' },
  text: { shown: '(614) 555-0143', href: 'sms:+16145550143' },
  email: 'hello@plainprobate.example',
  city: 'Columbus, Ohio',
  serving: 'Serving all of Ohio',
  officeHours: 'Mon–Fri 9AM–5PM',
  /** The local cash home buyer that the articles link to. The brokerage may be paid; every link says so. */
  cashBuyer: { name: 'Example Home Buyers', url: 'https://cash.example/' },
  /** Leads older than this are removed; the privacy policy prints the same number. */
  retentionMonths: 24,
  social: [] as { name: string; url: string }[],
  /** Which words the offer of the guide to a leaving visitor has. 'urgency' claims that the offer closes (`claims`). */
  exitVariant: 'default' as 'default' | 'urgency' | 'social-proof',
} as const;

/** Fixed claims, printed as written. The operator substantiates or changes each one here. */
export const claims = {
  experience: '23+ years',
  families: '250+',
  reviews: '250',
  'families-tagline': '1000+ families',
  rating: '5.0',
  'downloads-this-month': '1,247',
  'homes-sold': '1,700+',
  availability: '24/7',
  'response-time': '24 hours',
  'closing-time': '14 days',
  /** Said by the 'urgency' words of the exit offer alone. */
  'offer-closes': '15 minutes',
  retention: `${site.retentionMonths} months`,
} as const;

export type ClaimId = keyof typeof claims;

/** Samples that show the form; each is marked as a sample on the page until the operator sets real ones. */
export const testimonials = [
  {
    name: 'Maria T.',
    sample: true,
    text: 'I did not know what a letter of authority was. The step-by-step page let me walk into the clerk’s office knowing what to ask for.',
  },
  {
    name: 'Dennis K.',
    sample: true,
    text: 'My sister and I disagreed about the house. Seeing the choices side by side helped us talk about it calmly.',
  },
  {
    name: 'Ruth A.',
    sample: true,
    text: 'Everything was in plain words, and nobody pushed me. When I had a legal question they told me to ask a lawyer.',
  },
  { name: 'Carl W.', sample: true, text: 'I live out of state. The list of papers to find saved me two trips.' },
] as const;

export const notLegalAdvice = 'Not legal advice. For informational purposes only.';
export const disclaimer = `${notLegalAdvice} ${site.agent} is a real-estate agent with ${site.brokerage}, not an attorney, and no attorney-client relationship is created by using this site.`;
export const aiNotice = 'AI may be used to answer your questions.';

interface Link {
  text: string;
  href: string;
}

/** Header, footer and drawer in reading order. */
export const navigation = {
  probateHelp: {
    text: 'Probate Help',
    links: [
      { text: 'The process, step by step', href: '/ohio-probate-process-step-by-step' },
      { text: 'How long it takes', href: '/how-long-does-probate-take-in-ohio' },
      { text: 'What it costs', href: '/cost-of-probate-in-ohio' },
      { text: 'Duties of an executor', href: '/duties-of-an-executor-in-ohio' },
      { text: 'When there is no will', href: '/what-happens-if-there-is-no-will-in-ohio' },
      { text: 'Forms and documents', href: '/ohio-probate-forms-and-documents' },
    ],
  },
  propertySolutions: {
    text: 'Property Solutions',
    links: [
      { text: 'Free Property Valuation', href: '/selling-house-probate?intent=valuation#lead-form', highlight: true },
      { text: 'Cash Offer', href: '/selling-house-probate?intent=cash-offer#lead-form', highlight: true },
      { text: 'Ways to sell or keep the house', href: '/selling-house-probate' },
      { text: 'Selling a house in probate', href: '/selling-a-house-in-probate-ohio' },
      { text: 'Inheriting property', href: '/inheriting-property-in-ohio' },
    ],
  },
  main: [
    { text: 'Tools', href: '/tools' },
    { text: 'Common Questions', href: '/faq' },
    { text: 'About', href: '/about' },
  ] as Link[],
  /** Besides `main`, where a small screen has no row for them. */
  drawer: [
    { text: 'Ask a question', href: '/chatbot' },
    { text: 'Services', href: '/services' },
    { text: 'Glossary', href: '/glossary' },
    { text: 'Contact', href: '/contact' },
  ] as Link[],
  guide: { text: 'Get Free Guide', href: '/download-guide' },
  quick: [
    { text: 'Ask a question', href: '/chatbot' },
    { text: 'Common questions', href: '/faq' },
    { text: 'About', href: '/about' },
    { text: 'Tools', href: '/tools' },
    { text: 'County courts', href: '/counties' },
    { text: 'Probate forms', href: '/forms' },
    { text: 'Blog', href: '/blog' },
    { text: 'Free guide', href: '/download-guide' },
    { text: 'Services', href: '/services' },
    { text: 'Talk to us', href: '/lead-form' },
    { text: 'Contact', href: '/contact' },
    { text: 'All pages', href: '/sitemap' },
  ] as Link[],
  legal: [
    { text: 'Legal disclaimer', href: '/legal-disclaimer' },
    { text: 'Attorney disclaimer', href: '/attorney-disclaimer' },
    { text: 'Privacy policy', href: '/privacy-policy' },
    { text: 'Terms of service', href: '/terms-of-service' },
  ] as Link[],
} as const;
