import { longDate } from '../../shared/dates.ts';
import { disclaimer, site } from '../../site.ts';
import { countedClaims } from '../facts/counted-claims.build.ts';
import { guideReviewDate } from './guide.build.ts';

/** The cover page. */
export interface Cover {
  title: string;
  subtitle: string;
  brand: string;
  /** The publisher and contact details, one line each. */
  publisher: string[];
  updated: string;
  dates: string;
  disclaimer: string;
}

export const guideCover = async (): Promise<Cover> => ({
  title: site.product,
  subtitle:
    'Probate in plain words, for families, executors, and heirs: the steps, the checklists, the forms, the deadlines, and where each figure comes from.',
  brand: site.brand,
  publisher: [
    `${site.agent}, ${site.agentTitle}`,
    site.brokerage,
    `${site.phone.shown} · ${site.email} · ${new URL(site.url).host}`,
  ],
  updated: countedClaims.updated,
  dates: `Reviewed ${longDate(await guideReviewDate())}. This copy was made on ${longDate(new Date())}.`,
  disclaimer,
});
