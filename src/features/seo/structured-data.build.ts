// What search engines read (schema.org). Short, and without any rating or review.
import { isoDay } from '../../shared/dates.ts';
import { site } from '../../site.ts';

/** One thing of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const absolute = (path: string): string => new URL(path, site.url).href;

const publisher: Thing = { '@type': 'Organization', name: site.brand, url: absolute('/') };

export const localBusiness = (): Thing => ({
  '@type': 'RealEstateAgent',
  name: site.brand,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  founder: { '@type': 'Person', name: site.agent, jobTitle: site.agentTitle },
  parentOrganization: { '@type': 'Organization', name: site.brokerage },
  address: site.city,
  areaServed: { '@type': 'State', name: 'Ohio' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email,
    availableLanguage: 'English',
  },
  ...(site.social.length > 0 ? { sameAs: site.social.map(({ url }) => url) } : {}),
});

export const website = (): Thing => ({
  '@type': 'WebSite',
  name: site.brand,
  url: absolute('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

interface Page {
  path: string;
  title: string;
  description: string;
}

export const article = ({ path, title, description, reviewed }: Page & { reviewed: Date }): Thing => ({
  '@type': 'Article',
  headline: title,
  description,
  url: absolute(path),
  dateModified: isoDay(reviewed),
  author: publisher,
  publisher,
});

export const blogPosting = ({
  published,
  image,
  ...page
}: Page & {
  reviewed: Date;
  /** ISO 8601 in Ohio's time. */
  published: string;
  image?: string | undefined;
}): Thing => ({
  ...article(page),
  '@type': 'BlogPosting',
  // A post may be reviewed before it is due.
  dateModified: isoDay(page.reviewed) > published ? isoDay(page.reviewed) : published,
  datePublished: published,
  ...(image ? { image: absolute(image) } : {}),
});

export const service = ({ path, title, description }: Page): Thing => ({
  '@type': 'Service',
  name: title,
  description,
  url: absolute(path),
  provider: publisher,
  areaServed: { '@type': 'State', name: 'Ohio' },
});

/** A county's probate court: its name and its site, which were verified, and nothing else. */
export const courthouse = ({ name, url, county }: { name: string; url: string; county: string }): Thing => ({
  '@type': 'Courthouse',
  name,
  url,
  areaServed: { '@type': 'AdministrativeArea', name: `${county}, Ohio` },
});

/** A tool that runs in the browser, for anybody, for nothing. */
export const webApplication = ({ path, title, description }: Page): Thing => ({
  '@type': 'WebApplication',
  name: title,
  description,
  url: absolute(path),
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  publisher,
});

/** From the home page down; the last step is the page itself and needs no address. */
export const breadcrumbList = (steps: { text: string; href?: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(href ? { item: absolute(href) } : {}),
  })),
});

/** The text of a data block; `<` is escaped, so that no text of ours can end the script element. */
export const dataBlock = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);
