import type { AstroIntegration } from 'astro';
import { launchReport, reportText } from '../features/launch/launch-report.build.ts';
import { goesLive } from '../shared/build-kind.build.ts';
import { environment, invalidVariables } from '../shared/environment.build.ts';
import { stopBuild } from '../shared/stop-build.build.ts';

/**
 * Fails a build whose variables are wrong, and a live one with placeholders in it. Lists claims that the live site omits.
 */
export const launchCheck = (): AstroIntegration => ({
  name: 'launch-check',
  hooks: {
    'astro:build:start': async ({ logger }) => {
      if (invalidVariables[0]) throw new Error(invalidVariables[0]);
      if (!goesLive) return;
      const report = await launchReport(process.cwd(), environment, new Date());
      if (report.blockers.length > 0)
        stopBuild(reportText(report), 'The first page of docs/operations.md goes through it in order.');
      for (const line of [...report.omittedClaims, ...report.warnings]) logger.warn(line);
    },
  },
});
