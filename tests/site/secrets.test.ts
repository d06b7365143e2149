// No key, token or password is in the repository or in what the build publishes.
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const patterns: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'a mail or other address with a password':
    /\b(?:smtps?|https?|postgres(?:ql)?|redis|mongodb(?:\+srv)?|amqp):\/\/[^\s:/@"'`<>]+:[^\s/@"'`<>]{3,}@[^\s"'`<>]+/,
  'a Netlify token': /\bnf[pcoub]_[A-Za-z0-9]{30,}/,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})/,
  'an AWS key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a Google key': /\bAIza[\w-]{35}/,
  'a Slack token or hook': /\bxox[abprs]-[\w-]{10,}|hooks\.slack\.com\/services\/[\w/]{20,}/,
  'a Stripe or model provider’s key': /\b(?:sk|rk|pk)[-_](?:live|test|ant|proj|or)[-_][\w-]{16,}|\bsk-[A-Za-z0-9]{32,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a Netlify build hook': /api\.netlify\.com\/build_hooks\/[0-9a-f]{24}/,
  'a package registry’s token': /\/\/[\w.-]+\/:_(?:authToken|password)=(?!\$)\S+|\bnpm_[A-Za-z0-9]{36}\b/,
  'a secret set in a file': /^\s*(?:export\s+)?[A-Z_]*(?:SECRET|TOKEN|API_KEY|PASSWORD)\s*=\s*["']?[\w+/-]{16,}/m,
};

/** Addresses that show how one is written: on hosts that nobody can have, with these words. */
const example =
  /^\w+:\/\/(?:user|name|key):(?:password|p%40ss|hunter2)@(?:[\w.-]+\.)?(?:example(?:\.com)?|localhost)\b/;

const secretsIn = (text: string): string[] =>
  Object.entries(patterns)
    .filter(([, pattern]) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(([found]) => !example.test(found)),
    )
    .map(([name]) => name);

/** Folders of other people's work, and what a build or a test run leaves. */
const leftOut = /^(?:node_modules|\.git|\.astro|\.netlify|test-results|dist)(?:\/|$)/;
const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder, exclude: (path) => leftOut.test(String(path)) })
    .concat(
      folder === '.'
        ? globSync('.*/**/*', { exclude: (path) => leftOut.test(String(path)) }).concat(globSync('.*'))
        : [],
    )
    .map((file) => `${folder}/${file}`)
    .filter((file) => statSync(file).isFile());

test.each([
  ['the repository', '.', 200],
  ['what is published', 'dist', 100],
])('%s holds no secret', (_name, folder, min) => {
  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(min);
  const found = files.flatMap((file) => secretsIn(readFileSync(file, 'latin1')).map((secret) => `${file}: ${secret}`));
  expect(found).toEqual([]);
});

test('the built pages contain no name of a secret variable', () => {
  for (const file of filesIn('dist').filter((name) => /\.(?:html|js|json|txt|xml)$/.test(name)))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/SMTP_URL|WEBHOOK_SECRET|LLM_API_KEY|NETLIFY_AUTH_TOKEN/);
});

// Put together here, so that this file itself holds none.
const tail = 'a1B2'.repeat(12);
test.each([
  ['-----BEGIN RSA PRIVATE', ' KEY-----'],
  ['smtps://ann:', `${tail}@mail.real.test`],
  ['nfp', `_${tail}`],
  ['ghp', `_${tail.slice(0, 36)}`],
  ['AKIA', 'ABCDEFGHIJKLMNOP'],
  ['AIza', tail.slice(0, 35)],
  ['xoxb', `-${tail}`],
  ['sk-live', `-${tail}`],
  ['eyJ', `${tail}.eyJ${tail}.${tail}`],
  ['api.netlify.com/build', '_hooks/0123456789abcdef01234567'],
  ['//registry.example/', `:_authToken=${tail}`],
  ['LLM_API_KEY', `=${tail}`],
])('a planted one is noticed: %s…', (start, end) => {
  expect(secretsIn(start + end)).not.toEqual([]);
});

test('example values do not count as secrets', () => {
  expect(secretsIn('smtps://user:password@mail.example.com')).toEqual([]);
});
