import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readEnvironment, type VariableName, variableNames } from '../../src/shared/environment.ts';
import { netlifyToml } from '../support/netlify-toml.ts';

const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test.each<[VariableName, string]>([
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['WITHOUT_MAIL', 'yes'],
  ['MAIL_FROM', 'Ann Example'],
  ['MAIL_FROM', 'Ann <ann@example.com>\r\nBcc: bob@example.com'],
  ['MAIL_FROM', 'Ann\nBcc: bob@example.com <ann@example.com>'],
  ['MAIL_FROM', 'Ann <bob@example.com> <ann@example.com>'],
  ['OPERATOR_EMAIL', 'Ann <ann@example.com>'],
  ['OPERATOR_EMAIL', 'ann@'],
  ['WEBHOOK_URL', 'http://hooks.example.com/leads'],
  ['ALERT_URL', 'https://token@hooks.example.com'],
  ['BUILD_HOOK_URL', 'http://:secret@localhost:9000'],
  ['WEBHOOK_SECRET', 'a secret that somebody made up, long enough'],
  ['WEBHOOK_SECRET', `whsec_${Buffer.alloc(24).toString('base64')}`],
  ['PORT', '-3'],
  ['PORT', '1e9'],
  ['SHOW_DRAFTS', 'yes'],
  ['ALLOW_PLACEHOLDERS', 'yes'],
  ['SITE_IDENTITY', 'who-we-are.json'],
  ['ASSISTANT_MODEL', 'yes'],
  ['LLM_BASE_URL', 'llm.example.com/v1'],
  ['OPENAI_BASE_URL', 'http://llm.example.com/v1'],
  ['PORT', '65536'],
  ['LEADS_CONTEXT', 'prodution'],
  ['PUBLIC_ANALYTICS_DOMAIN', 'https://www.example.com'],
  ['PUBLIC_GA4_ID', 'UA-12345'],
  ['PUBLIC_ANALYTICS_URL', 'http://counts.example'],
  ['URL', 'www.example.com'],
])('%s=%j is refused in one sentence that names it, and is not used', (name, value) => {
  const { values, wrong } = readEnvironment({ WEBHOOK_SECRET: webhookSecret, LLM_MODEL: 'small', [name]: value });
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatch(new RegExp(`^${name} must .+\\.$`));
  expect(values[name]).toBeUndefined();
});

test('no error message repeats a value, which may be a password', () => {
  const secret = 'hunter2hunter2';
  for (const name of variableNames) {
    const { wrong } = readEnvironment({ [name]: `smpt://user:${secret}@\n` });
    expect(wrong.join()).not.toContain(secret);
  }
});

test.each<[VariableName, VariableName, string]>([
  ['WEBHOOK_URL', 'WEBHOOK_SECRET', 'https://hooks.example.com'],
  ['LLM_BASE_URL', 'LLM_MODEL', 'https://llm.example.com/v1'],
  ['LLM_API_KEY', 'LLM_BASE_URL', 'a-key'],
])('%s needs %s', (name, needed, value) => {
  expect(readEnvironment({ [name]: value })).toEqual({
    values: {},
    wrong: [`${needed} must be set where ${name} is.`],
  });
});

test('variables that depend on an invalid one are dropped too, with a single message', () => {
  expect(readEnvironment({ WEBHOOK_URL: 'https://hooks.example.com', WEBHOOK_SECRET: 'short' })).toEqual({
    values: {},
    wrong: ['WEBHOOK_SECRET must be whsec_ and 32 bytes in base64.'],
  });
});

test('only one analytics provider may be configured', () => {
  const PUBLIC_ANALYTICS_URL = 'https://counts.example/api/event';
  expect(readEnvironment({ PUBLIC_ANALYTICS_URL, PUBLIC_GA4_ID: 'G-ABC123' })).toEqual({
    values: { PUBLIC_ANALYTICS_URL },
    wrong: ['PUBLIC_GA4_ID must be left out where PUBLIC_ANALYTICS_URL is set.'],
  });
});

test('SHOW_DRAFTS is rejected in production', () => {
  const { values, wrong } = readEnvironment({ SHOW_DRAFTS: 'true', CONTEXT: 'production' });
  expect(values).toEqual({ CONTEXT: 'production' });
  expect(wrong).toEqual(['SHOW_DRAFTS must be left out in production: drafts would go live.']);
  expect(readEnvironment({ SHOW_DRAFTS: 'true', CONTEXT: 'deploy-preview' }).wrong).toEqual([]);
});

test('a valid value is read unchanged but for white space at its ends; an empty variable is not set', () => {
  const right = {
    SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
    MAIL_FROM: 'Ohio Probate Help <mail@example.com>',
    OPERATOR_EMAIL: 'ann@example.com',
    WEBHOOK_URL: 'http://localhost:4000/leads',
    WEBHOOK_SECRET: webhookSecret,
    PORT: '3600',
    SHOW_DRAFTS: 'true',
  };
  expect(readEnvironment({ ...right, PATH: '/bin', BUILD_HOOK_URL: '' })).toEqual({ values: right, wrong: [] });
  expect(readEnvironment({ MAIL_FROM: ' ann@example.com\n', PORT: ' ' })).toEqual({
    values: { MAIL_FROM: 'ann@example.com' },
    wrong: [],
  });
});

test.each<[VariableName, string]>([
  ['SMTP_URL', 'smtp://localhost:2525'],
  ['BUILD_HOOK_URL', 'http://127.0.0.1:4000/build'],
  ['BUILD_HOOK_URL', 'http://[::1]:4000/build'],
  ['PORT', '0'],
  ['PORT', '65535'],
])('%s=%j is read', (name, value) => {
  expect(readEnvironment({ [name]: value })).toEqual({ values: { [name]: value }, wrong: [] });
});

test('variables set by a login shell or the Netlify CLI are accepted', () => {
  expect(readEnvironment({ MAIL: '/var/mail/ann', NETLIFY_AUTH_TOKEN: 'a-token' }).wrong).toEqual([]);
});

/** The doors through which the environment comes in; `serve.ts` also hands the mail folder on to the functions. */
const readers = [
  'netlify/lib/environment.ts',
  'netlify/local/serve.ts',
  'netlify/operator/leads.ts',
  'src/shared/environment.build.ts',
];

test('the environment is read only in the listed files', async () => {
  const reading: string[] = [];
  for await (const file of glob('{src,netlify}/**/*.{ts,tsx,astro,mjs}')) {
    if (/process\.env|Netlify\.env/.test(await readFile(file, 'utf8'))) reading.push(file);
  }
  expect(reading.sort()).toEqual(readers);
});

test('netlify.toml sets only known variables', async () => {
  const { build, context, template } = netlifyToml;
  const set = [build, template, ...Object.values(context)].flatMap(({ environment }) => Object.keys(environment));
  expect(set).not.toEqual([]);
  for (const name of set) expect([...variableNames, 'NODE_VERSION']).toContain(name);
});

test('docs/operations.md explains every variable, and no other', async () => {
  const page = await readFile('docs/operations.md', 'utf8');
  const explained = [...page.matchAll(/^\| `([A-Z0-9_]+)` \| .{10,} \|$/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual([...variableNames].toSorted());
  expect(await readFile('README.md', 'utf8')).toContain('(docs/operations.md)');
});
