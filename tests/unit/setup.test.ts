// `npm run setup`: its questions answered at a terminal that nobody sees, and its answers from a file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { askForIdentity, Cancelled } from '../../netlify/operator/setup-questions.ts';
import { sourceOf } from '../../src/features/identity/edit-identity.build.ts';
import { identityPath, identityWith } from '../fixtures/identity.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const source = readFileSync('src/content/identity.yaml', 'utf8');

/** Runs a command without a terminal: its status, and what it prints. */
function run(command: 'setup' | 'check-launch', env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`netlify/operator/${command}.ts`, ...args], {
    encoding: 'utf8',
    input: '',
    env: { ...process.env, ...env },
  });
  return [status, `${stdout}${stderr}`.trim()] as const;
}

/** Answers with `typed` where a question holds these words, and with the return key elsewhere. */
async function answered(answers: Record<string, string>): Promise<string> {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { columns: 200, rows: 50 });
  const document = parseDocument(source);
  let screen = '';
  output.on('data', (part) => {
    screen += part;
  });
  const used = new Set<string>();
  const hand = setInterval(() => {
    const words = Object.keys(answers).find((one) => !used.has(one) && screen.includes(one));
    screen = '';
    if (words) used.add(words);
    input.write(words ? `${answers[words]}\r` : '\r');
  }, 10);
  try {
    await askForIdentity(document, new Date('2026-11-21'), { input, output });
  } finally {
    clearInterval(hand);
  }
  return sourceOf(document);
}

const clear = '\u0015';

test('pressing Enter keeps the current value of each field, except samples', async () => {
  const written = await answered({});
  const withoutQuotes = (text: string) => text.replace(/^testimonials:(?: \[\])?\n(?: .*\n)*/m, '');
  expect(withoutQuotes(written)).toBe(withoutQuotes(source));
});

test('what is typed is written, with comments in place', async () => {
  const written = await answered({
    'Which real-estate agent runs it?': `${clear}Robin Field`,
    'homes-sold: what is printed?': `${clear}160+`,
    'A profile elsewhere': 'Facebook',
    'What is its address?': 'https://www.facebook.com/field',
  });
  expect(written).toMatch(/at least as prominent as the agent; the pages see to that\.\nagent: Robin Field\n/);
  expect(written).toContain('# Houses sold, probate or not.\n  homes-sold:\n    says: "160+"\n');
  expect(written).toContain('  - name: Facebook\n    url: https://www.facebook.com/field\n');
});

test('canceling before the end writes nothing', async () => {
  await expect(answered({ 'Which brokerage': '\u0003' })).rejects.toThrow(Cancelled);
});

describe('npm run setup -- --from FILE', () => {
  /** A file that is wrong is refused before anything is written, so that no test changes the project. */
  const setup = (answers: string | undefined, ...options: string[]) => {
    const folder = temporaryFolder({
      'identity.yaml': source,
      ...(answers !== undefined && { 'answers.yaml': answers }),
    });
    const identity = join(folder, 'identity.yaml');
    const ended = run('setup', { SITE_IDENTITY: identity }, ...options, '--from', join(folder, 'answers.yaml'));
    expect(readFileSync(identity, 'utf8')).toBe(source);
    return ended;
  };

  test.each<[string, string | undefined, string]>([
    ['nothing', undefined, 'answers.yaml" cannot be read.'],
    ['broken YAML', 'agent: "Robin', 'is no list of fields, one a line, such as "agent: Your Name".'],
    ['a misspelt field', 'agnet: Robin Field', 'There is no field "agnet". Remove it, or write one of: brand,'],
  ])('refuses %s', (_what, answers, says) => {
    expect(setup(answers)).toEqual([1, expect.stringContaining(says)]);
  });

  test('an unknown option gets the usage', () => {
    expect(setup('agent: Robin Field', '--form')).toEqual([2, expect.stringMatching(/^Usage: npm run setup/)]);
  });

  test('an identity that cannot be read, or no terminal, is named before the first question', () => {
    expect(run('setup', { SITE_IDENTITY: 'nobody.yaml' })).toEqual([
      1,
      expect.stringContaining('nobody.yaml cannot be read: it says who runs the site.'),
    ]);
    expect(run('setup', {})).toEqual([1, expect.stringContaining('needs a terminal. Usage: npm run setup')]);
  });
});

describe('npm run check:launch', () => {
  const check = (env: Record<string, string>) => run('check-launch', { SMTP_URL: '', WITHOUT_MAIL: '', ...env });

  test('lists what is missing, and fails', () => {
    const folder = temporaryFolder({ 'made-up.yaml': identityWith('url: https://www.field.example') });
    const [status, output] = check({ SITE_IDENTITY: join(folder, 'made-up.yaml') });
    expect(output).toMatch(/^To do before the site can go live \(\d+\):\n {2}\S*made-up\.yaml:\d+: url: /);
    expect(output).toContain('Left out of the live site, because nobody wrote how it is known (5):');
    expect(output).toContain('ALLOW_PLACEHOLDERS=true publishes it all the same, as a demonstration');
    expect(status).toBe(1);
  });

  test('passes a site that is complete', () => {
    const ended = check({ SITE_IDENTITY: identityPath, WITHOUT_MAIL: 'true' });
    expect(ended).toEqual([0, expect.stringContaining('Nothing stands in the way of going live.')]);
  });

  const smtp = 'SMTP_URL must be a mail server such as smtps://user:password@mail.example.com.';
  test.each([
    [{ SITE_IDENTITY: 'nobody.yaml' }, 'nobody.yaml cannot be read. It says who runs this site.'],
    [{ SMTP_URL: 'mail.example.com' }, smtp],
  ])('with %j it says: %s', (env, sentence) => {
    expect(check(env)).toEqual([1, sentence]);
  });
});
