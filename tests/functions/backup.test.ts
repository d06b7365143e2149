// `npm run leads -- export --json` and `import`.
import { beforeEach, expect, test } from 'vitest';
import type { StoredLead } from '../../src/features/leads/stored-lead.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { deployForTests } from '../support/netlify.ts';
import { keysIn, runDelivery, runHourlyCare, sentId, store } from '../support/sent-leads.ts';
import { command, restore } from './leads-command.ts';

deployForTests();

const { mails, state } = mailAndWebhook({ hasWebhook: false });
beforeEach(() => store().deleteAll());

const exportBackup = async () => (await command('export', '--json')).stdout;
const runScheduledCare = async () => {
  await runHourlyCare();
  await runDelivery();
};

interface BackupFile {
  leads: StoredLead[];
  quarantine: StoredLead[];
  deletions: { id: string }[];
  deliveries: { id: string; kind: string }[];
}

test('a restored store has the same leads, quarantine, deletions and delivery records, and repeats no mail', async () => {
  const stored = await sentId({ name: 'José Núñez 李', notes: 'Line one\nline two\u2028“quoted”' });
  const spam = await sentId({ topic: 'https://spam.example' });
  const deleted = await sentId({ name: 'Bea Example' });
  await runHourlyCare();
  const olderBackup = await exportBackup();
  await command('delete', deleted);
  const backup = await exportBackup();
  const file = JSON.parse(backup) as BackupFile;
  expect([file.leads, file.quarantine].map((list) => list.map(({ id }) => id))).toEqual([[stored], [spam]]);
  expect(file.deletions).toMatchObject([{ id: deleted }]);
  const deliveries = file.deliveries.map(({ id, kind }) => `${kind} ${id}`).sort();
  expect(deliveries).toEqual([`operator-mail ${stored}`, `quarantine-report ${spam}`]);
  // The record of the report itself belongs to no lead.
  const originals = (await keysIn()).filter((key) => !key.startsWith('delivered/quarantine-report'));
  const lead = await store().get(`leads/${stored}`);
  await store().deleteAll();
  mails.length = 0;

  expect((await restore(backup)).stdout).toBe('2 restored; 0 were there or had been deleted; 0 skipped\n');
  expect(await keysIn()).toEqual(originals);
  expect(await store().get(`leads/${stored}`)).toBe(lead);
  // An older backup does not bring back what the newer one knows to be deleted.
  expect((await restore(olderBackup)).stdout).toBe('0 restored; 3 were there or had been deleted; 0 skipped\n');
  expect(await keysIn('leads/')).toEqual([`leads/${stored}`]);
  await runScheduledCare();
  expect(mails).toEqual([]);

  await store().deleteAll();
  await restore(olderBackup);
  await restore(backup);
  expect(await keysIn()).toEqual(originals);
});

test('deliveries that were pending in the backup are made after the restore', async () => {
  state.refusing = true;
  await sentId();
  const backup = await exportBackup();
  await store().deleteAll();
  state.refusing = false;
  await restore(backup);
  await runScheduledCare();
  expect(mails).toHaveLength(1);
});

test('a plain list of leads is restored, and not mailed', async () => {
  await sentId();
  const list = (await command('list', '--json')).stdout;
  await store().deleteAll();
  mails.length = 0;
  expect((await restore(`\n> site@1.0.0 leads\n> node leads.ts list --json\n\n${list}`)).stdout).toContain(
    '1 restored',
  );
  await runScheduledCare();
  expect(mails).toEqual([]);
});

test.each<[string, (lead: StoredLead) => unknown, string]>([
  ['an id that is a path', (lead) => ({ ...lead, id: '../../evil' }), 'leads 2: id'],
  ['no time', (lead) => ({ ...lead, receivedAt: 'yesterday' }), 'leads 2: receivedAt'],
  ['no fields', (lead) => ({ ...lead, lead: {} }), 'leads 2: lead.name'],
  ['an email that is a number', (lead) => ({ ...lead, lead: { ...lead.lead, email: 5 } }), 'leads 2: lead.email'],
  [
    'an unknown kind',
    (lead) => ({ ...lead, lead: { ...lead.lead, probateType: 'Other' } }),
    'leads 2: lead.probateType',
  ],
  ['no consent', ({ consent, ...lead }) => lead, 'leads 2: consent'],
  ['null', () => null, 'leads 2: not a record'],
  ['a text', () => 'Ann', 'leads 2: not a record'],
])('one record with %s is skipped and named; list and export still work', async (_what, change, name) => {
  await sentId();
  await sentId({ name: 'Bea Example' });
  const file = JSON.parse(await exportBackup()) as BackupFile;
  const [first, second] = file.leads as [StoredLead, StoredLead];
  await store().deleteAll();
  const { status, stdout, stderr } = await restore(JSON.stringify({ ...file, leads: [first, change(second)] }));
  expect([status, stdout]).toEqual([0, '1 restored; 0 were there or had been deleted; 1 skipped\n']);
  expect(stderr).toBe(`Skipped, because it cannot be read: ${name}\n`);
  // The same record, put into the store by another program.
  await store().setJSON(`leads/${'e'.repeat(32)}`, change(second));
  for (const args of [['list'], ['list', '--json'], ['delete', '--email', 'nobody@example.com']])
    expect((await command(...args)).status, args.join(' ')).toBe(0);
  // Its status, 1, says that a record is missing.
  for (const form of ['--csv', '--json']) expect((await command('export', form)).stdout).toContain(' Example');
  expect((await command('list')).stdout).toMatch(/\n1 lead\n$/);
});

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
test.each<[string, (text: string) => string | Buffer]>([
  ['with a byte order mark', (text) => `\ufeff${text}`],
  ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['as UTF-16, as PowerShell writes it', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['as UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['as UTF-16, the other way round', (text) => utf16be(`\ufeff${text}`)],
  ['as UTF-16, the other way round, without a mark', (text) => utf16be(text)],
  ['below the lines that npm prints', (text) => `\n> site@1.0.0 leads\n> node leads.ts export --json\n\n${text}`],
  [
    'as UTF-16 below the lines that npm prints',
    (text) => Buffer.from(`\ufeff\r\n> site@1.0.0\r\n\r\n${text}`, 'utf16le'),
  ],
])('a backup saved %s is restored', async (_how, save) => {
  const id = await sentId({ name: 'José 李' });
  const backup = await exportBackup();
  const lead = await store().get(`leads/${id}`);
  await store().deleteAll();
  expect((await restore(save(backup))).stdout).toContain('1 restored');
  expect(await store().get(`leads/${id}`)).toBe(lead);
});

test('a backup is ASCII, so redirection in any encoding preserves it', async () => {
  await sentId({ name: 'José 李 👩‍👧' });
  const backup = await exportBackup();
  expect(backup).toMatch(/^[\x20-\x7e\n]*$/);
  expect((JSON.parse(backup) as BackupFile).leads[0]?.lead.name).toBe('José 李 👩‍👧');
});

test.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['no JSON', 'leads'],
  ['JSON that is cut off', '{"leads": [{"id": "a'],
  ['a number', '5'],
  ['null', 'null'],
  ['an object of another program', '{"name": "site"}'],
  ['bytes that are no text', Buffer.from([0xc3, 0x28, 0xff, 0x12])],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
])('a file with %s is refused with an error message', async (_what, content) => {
  const { status, stderr } = await restore(content);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The file ".*" (cannot be read, or is not text|is not a backup as "export --json" writes it)\.\n$/,
  );
});
