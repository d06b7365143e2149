import { longDate } from '../../shared/dates.ts';
import { disclaimer, site } from '../../site.ts';
import { countedClaims } from '../facts/counted-claims.build.ts';
import { guideReviewDate } from './guide.build.ts';

/** The texts of the cover page. */
export const guideCover = async () => ({
  title: site.product,
  subtitle:
    'Probate in plain words, for families, executors, and heirs: the steps, the checklists, the forms, the deadlines, and where each figure comes from.',
  brand: site.brand,
  /** One line each. */
  publisher: [
    `${site.agent}, ${site.agentTitle}`,
    site.brokerage,
    `${site.phone.shown} · ${site.email} · ${new URL(site.url).host}`,
  ],
  updated: countedClaims.updated,
  dates: `Reviewed ${longDate(await guideReviewDate())}. This copy was made on ${longDate(new Date())}.`,
  disclaimer,
});

export type Cover = Awaited<ReturnType<typeof guideCover>>;
