// `npm run leads -- …`, as the operator types it.
import { leadsCommand } from './leads-command.ts';

process.exitCode = await leadsCommand(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
