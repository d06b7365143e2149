// `npm run check:launch`: lists what is missing before the site can go live.
import { join } from 'node:path';
import { InvalidIdentity } from '../../src/features/identity/read-identity.build.ts';
import { launchReport, reportText } from '../../src/features/launch/launch-report.build.ts';
import { environment, invalidVariables } from '../../src/shared/environment.build.ts';

try {
  if (invalidVariables[0]) throw new InvalidIdentity(invalidVariables.join('\n'));
  const report = await launchReport(join(import.meta.dirname, '../..'), environment, new Date());
  console.log(reportText(report));
  process.exitCode = report.blockers.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof InvalidIdentity)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
