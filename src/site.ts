// Who we are, and the menus: the one door for code. Who we are is written in src/content/identity.yaml, and each build
// writes it into the module that is read here (src/features/identity).
import type { StatedClaim } from './features/identity/identity.ts';
import { site, statedClaims, testimonials } from './site.generated.ts';

export { site, testimonials };

export type ClaimId = StatedClaim | 'retention';

/** Claims about the operator; those that this build may not state are missing. */
export const claims: Partial<Record<StatedClaim, string>> & { retention: string } = {
  ...statedClaims,
  retention: `${site.retentionMonths} months`,
};

export const notLegalAdvice = 'Not legal advice. For informational purposes only.';
export const disclaimer = `${notLegalAdvice} ${site.agent} is a real-estate agent with ${site.brokerage}, not an attorney, and no attorney-client relationship is created by using this site.`;
export const aiNotice = 'AI may be used to answer your questions.';

interface Link {
  text: string;
  href: string;
}

/** Header, footer and drawer in reading order; before these in the menu: the topics of the answers. */
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
      { text: 'All guides', href: '/guides' },
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
    { text: 'First 48 hours', href: '/first-48-hours' },
    { text: 'Letters to send', href: '/letters' },
    { text: 'Services', href: '/services' },
    { text: 'Glossary', href: '/glossary' },
    { text: 'Contact', href: '/contact' },
  ] as Link[],
  guide: { text: 'Get Free Guide', href: '/download-guide' },
  quick: [
    { text: 'Ask a question', href: '/chatbot' },
    { text: 'Answers', href: '/answers' },
    { text: 'Guides', href: '/guides' },
    { text: 'Common questions', href: '/faq' },
    { text: 'About', href: '/about' },
    { text: 'Tools', href: '/tools' },
    { text: 'County courts', href: '/counties' },
    { text: 'Probate forms', href: '/forms' },
    { text: 'Letters to send', href: '/letters' },
    { text: 'Blog', href: '/blog' },
    { text: 'Free guide', href: '/download-guide' },
    { text: 'Services', href: '/services' },
    { text: 'Request a consultation', href: '/lead-form' },
    { text: 'Contact', href: '/contact' },
    { text: 'All pages', href: '/sitemap' },
  ] as Link[],
  legal: [
    { text: 'Legal disclaimer', href: '/legal-disclaimer' },
    { text: 'Attorney disclaimer', href: '/attorney-disclaimer' },
    { text: 'Privacy policy', href: '/privacy-policy' },
    { text: 'Terms of service', href: '/terms-of-service' },
    { text: 'Accessibility', href: '/accessibility' },
  ] as Link[],
} as const;
