// `npm start`: builds the site and serves it.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { listen, serveSite } from './site-server.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.PORT ?? 8888);
const data = resolve(process.env.SITE_DATA ?? join(root, '.netlify/blobs-serve'));

if (!process.env.SMTP_URL) process.env.MAIL_FOLDER ??= join(data, '../mail');

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
const server = await listen(port).catch((error: NodeJS.ErrnoException) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program: stop that program, or choose another port with PORT=3000 npm start.`
      : `Port ${port} cannot be used (${error.code}).`,
  ),
);

if (!process.argv.includes('--built')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop('The site could not be built: the reason stands above.');
}

const close = await serveSite(server, root, data).catch((error: Error) =>
  stop(`The site could not be served: ${error.message}`),
);
const address = server.address();
console.log(`The site is ready at http://localhost:${typeof address === 'object' ? address?.port : port}`);

console.log(
  process.env.SMTP_URL
    ? 'Mails are sent through SMTP_URL.'
    : `No mail is sent: SMTP_URL is not set. Mails are kept as files in ${process.env.MAIL_FOLDER}.`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    close().finally(() => process.exit(0));
  });
}
