// `npm start`: builds the site and serves it.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { readEnvironment } from '../../src/shared/environment.ts';
import { errorLine } from './functions.ts';
import { listen, serveSite } from './site-server.ts';

const root = join(import.meta.dirname, '../..');

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

// On the platform an unhandled rejection ends one function instance, not the site.
process.on('unhandledRejection', (error) => console.error(errorLine('A promise', error)));

const { values, wrong } = readEnvironment(process.env);
if (wrong[0]) exitWith(wrong[0]);
const port = Number(values.PORT ?? 8888);
const data = resolve(values.SITE_DATA ?? join(root, '.netlify/blobs-serve'));
const mailFolder = values.MAIL_FOLDER ?? join(data, '../mail');
// The functions read the folder from the environment.
if (!values.SMTP_URL) process.env.MAIL_FOLDER = mailFolder;

const server = await listen(port).catch((error: NodeJS.ErrnoException) =>
  exitWith(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program: stop that program, or choose another port with PORT=3000 npm start.`
      : `Port ${port} cannot be used (${error.code}).`,
  ),
);

if (!process.argv.includes('--built')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) exitWith('The site could not be built: the reason is above.');
}

const close = await serveSite(server, { root, data }).catch((error: Error) =>
  exitWith(`The site could not be served: ${error.message}`),
);
const address = server.address();
console.log(`The site is ready at http://localhost:${typeof address === 'object' ? address?.port : port}`);

console.log(
  values.SMTP_URL
    ? 'Mails are sent through SMTP_URL.'
    : `No mail is sent: SMTP_URL is not set. Mails are written as files to ${mailFolder}.`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    close().finally(() => process.exit(0));
  });
}
