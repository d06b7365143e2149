// Report of what is missing before the site can go live.
import type { Environment } from '../../shared/environment.ts';
import { staleFactLines } from '../content-rules/stale-facts.build.ts';
import { countsGuideRequests } from '../identity/printed-identity.build.ts';
import { readIdentity } from '../identity/read-identity.build.ts';
import { claimsWithoutBasis, placeholders } from './placeholders.build.ts';
import { leadKeyLines, mailLines, retentionLines, staleHelpLines, unreadLegalPages } from './upkeep.build.ts';

export interface LaunchReport {
  /** Errors to fix before going live, each with its place and what to write. */
  blockers: string[];
  /** Claims that the live site leaves out. */
  omittedClaims: string[];
  /** Warnings. */
  warnings: string[];
}

/** Checks everything that a live site needs. Throws `InvalidIdentity` if identity.yaml is invalid. */
export async function launchReport(root: string, environment: Environment, now: Date): Promise<LaunchReport> {
  const identity = await readIdentity(root);
  const { NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN } = environment;
  return {
    blockers: [
      ...placeholders(identity),
      ...(await retentionLines(root, identity)),
      ...unreadLegalPages(root, identity),
      ...staleFactLines(root, now),
      ...mailLines(environment),
    ],
    omittedClaims: claimsWithoutBasis(identity),
    warnings: [
      ...(await staleHelpLines(root, now)),
      ...leadKeyLines(environment),
      ...(countsGuideRequests(identity.identity) && !(NETLIFY_SITE_ID && NETLIFY_AUTH_TOKEN)
        ? [
            `${identity.placeOf('claims', 'downloads-this-month')}: downloads-this-month: nothing is counted until NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN let the build read the store.`,
          ]
        : []),
    ],
  };
}

const list = (heading: string, lines: string[]): string[] =>
  lines.length > 0 ? [`${heading} (${lines.length}):`, ...lines.map((line) => `  ${line}`), ''] : [];

/** The report as the operator reads it. */
export const reportText = ({ blockers, omittedClaims, warnings }: LaunchReport): string =>
  [
    ...list('To do before the site can go live', blockers),
    ...list('Left out of the live site, because nobody wrote how it is known', omittedClaims),
    ...list('To look at; this stops nothing', warnings),
    blockers.length > 0
      ? 'ALLOW_PLACEHOLDERS=true publishes it all the same, as a demonstration that says so on every page.'
      : 'Nothing stands in the way of going live.',
  ].join('\n');
