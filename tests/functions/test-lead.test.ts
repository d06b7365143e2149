// `npm run leads -- test --url …` against the local server, with a mail server and a webhook behind it.
import { createServer } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { startServer, waitForExit, waitUntilReady } from '../support/local-server.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { readMail } from '../support/read-mail.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { command, runLeads } from './leads-command.ts';

const { mails, calls, state } = mailAndWebhook();

beforeEach(() => {
  vi.stubEnv('SITE_DATA', temporaryFolder());
});
/** The address of a server over the test's data. */
const started = () => {
  const server = startServer({});
  onTestFinished(async () => void (await waitForExit(server, 'SIGKILL')));
  return waitUntilReady(server);
};

const listOutput = async () => (await command('list')).stdout;

test('a test lead is stored, mailed, sent to the webhook and deleted; also deleted after a failure', async () => {
  const url = await started();
  const { status, stdout, stderr } = await command('test', '--url', url);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^Taken: the site gave the test lead the id [0-9a-f]{32}\.$/),
    'Stored.',
    expect.stringMatching(/^Mailed, and handed to the webhook/),
    'Deleted.',
  ]);
  expect([mails.length, calls.length]).toEqual([1, 1]);
  const { headers, text } = readMail(mails[0] ?? '');
  expect(headers).toContain('Subject: New lead: Consultation Request, Test lead');
  expect(text).toContain('This is a test by "npm run leads -- test"');
  expect(await listOutput()).toBe('0 leads\n');

  state.refusing = true;
  const refused = await command('test', '--url', `${url}/`);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^The operator-mail failed: .*Try later/);
  expect(refused.stdout).toMatch(/Stored\.\nDeleted\.\n$/);
  expect(await listOutput()).toBe('0 leads\n');

  const otherStore = await runLeads(['test', '--url', url], { SITE_DATA: temporaryFolder() });
  expect(otherStore.status).toBe(1);
  const [, id = ''] = /npm run leads -- delete ([0-9a-f]{32})$/.exec(otherStore.stderr.trim()) ?? [];
  expect((await command('delete', id)).stdout).toBe('1 removed from the local store\n');
});

test('with a silent mail server the command reports that the mail waits, and deletes the lead', async () => {
  const silent = createServer();
  onTestFinished(() => void silent.close());
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await listenOnFreePort(silent, '127.0.0.1')}`);
  const { status, stderr } = await command('test', '--url', await started(), '--wait', '1');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The operator-mail was not sent in time: it waits for SMTP_URL/);
  expect(await listOutput()).toBe('0 leads\n');
});

test.each([
  [[], 'Say which site: --url'],
  [['--url', 'www.example.com'], 'Say which site: --url'],
  [['--url', 'http://www.example.com'], 'Say which site: --url'],
  [['--url', 'http://localhost:1'], 'http://localhost:1 did not answer'],
  [['--url', 'http://localhost:1', '--wait', 'long'], 'Write --wait as a number of seconds'],
])('test %j is refused with an error message', async (args, message) => {
  const { status, stderr } = await command('test', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
});
