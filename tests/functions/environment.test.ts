// Invalid environment variables: build and start fail, a running function ignores them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeIdentity } from '../../src/features/identity/write-identity.build.ts';
import { webhookSecret } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import { consultation } from '../support/sent-leads.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

deployForTests();

/** The check at the start of a build, in the environment as it is now. */
async function checkLaunch(): Promise<void> {
  vi.resetModules();
  const { launchCheck } = await import('../../src/integrations/launch-check.ts');
  const check = launchCheck().hooks['astro:build:start'];
  await check?.({} as never);
}

test('an invalid variable fails the build with one sentence', async () => {
  vi.stubEnv('SMTP_URL', 'mail.example.com');
  await expect(checkLaunch()).rejects.toThrow(
    'SMTP_URL must be a mail server such as smtps://user:password@mail.example.com.',
  );
});

test('a production build with placeholders fails', async () => {
  vi.stubEnv('CONTEXT', 'production');
  await expect(checkLaunch()).rejects.toThrow('set SMTP_URL, or say WITHOUT_MAIL=true');
  await expect(checkLaunch()).rejects.toThrow(/identity\.yaml:\d+: phone: .+ is a number for films\. Write your own\./);
});

test('the build runs both checks', () => {
  expect(readFileSync('astro.config.mjs', 'utf8')).toMatch(/^ {4}launchCheck\(\),$/m);
});

test('an invalid identity writes no generated module', async () => {
  const root = temporaryFolder({ 'src/content/identity.yaml': 'agent: Robin Field\n' });
  await expect(writeIdentity(root)).rejects.toThrow('src/content/identity.yaml: brand: Write the name of the site');
  expect(await readdir(join(root, 'src'))).toEqual(['content']);
});

test('npm start fails with one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, ['netlify/local/serve.ts', '--built'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '99999' },
  });
  expect([status, stderr.trim()]).toEqual([1, 'PORT must be a number from 0 to 65535.']);
});

test('a function logs an invalid variable once, without its value, and loses no lead', async () => {
  // It knows what it logged last.
  vi.resetModules();
  const { send } = await import('../support/sent-leads.ts');
  const { environment } = await import('../../netlify/lib/environment.ts');
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('WEBHOOK_URL', 'http://key@hooks.example.com');
  vi.stubEnv('WEBHOOK_SECRET', webhookSecret);
  expect((await send(consultation)).status).toBe(201);
  expect(log.mock.calls).toEqual([
    ['Configuration: WEBHOOK_URL must be an https address (http only on localhost) without a user name or password.'],
  ]);
  // Mended and broken again, it is logged again.
  for (const url of ['https://hooks.example.com', 'http://key@hooks.example.com']) {
    vi.stubEnv('WEBHOOK_URL', url);
    environment();
  }
  expect(log).toHaveBeenCalledTimes(2);
});
