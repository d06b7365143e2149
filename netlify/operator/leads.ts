// `npm run leads -- …`, as the operator types it.
import { leadsCommand } from './leads-command.ts';

// What reads the list may stop early (`… | head`): the rest is not wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await leadsCommand(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
