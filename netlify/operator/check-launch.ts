// `npm run check:launch`: lists what is missing before the site can go live.
import { join } from 'node:path';
import { WrongIdentity } from '../../src/features/identity/read-identity.build.ts';
import { launchReport, reportText } from '../../src/features/launch/launch-report.build.ts';
import { environment, wrongVariables } from '../../src/shared/environment.build.ts';

try {
  if (wrongVariables[0]) throw new WrongIdentity(wrongVariables.join('\n'));
  const report = await launchReport(join(import.meta.dirname, '../..'), environment, new Date());
  console.log(reportText(report));
  process.exitCode = report.stops.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof WrongIdentity)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
