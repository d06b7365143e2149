// What blocks the launch of a site: each problem once.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseIdentity } from '../../src/features/identity/read-identity.build.ts';
import { launchReport, reportText } from '../../src/features/launch/launch-report.build.ts';
import { placeholders } from '../../src/features/launch/placeholders.build.ts';
import type { Environment } from '../../src/shared/environment.ts';
import { completeIdentity, identityWith } from '../fixtures/identity.ts';
import { netlifyToml } from '../support/netlify-toml.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const withMail: Environment = { SMTP_URL: 'smtp://localhost', LEAD_KEYS: '2026-11:key' };
const now = new Date('2026-11-21');
/** What a report reads, besides the identity. */
const read = [
  'public',
  ...['legal', 'facts.yaml', 'rules.yaml', 'help-lines.yaml'].map((name) => `src/content/${name}`),
];

/** The launch report of a complete site, or of this one, with one file of the content changed. */
async function reported({
  identity = completeIdentity,
  change,
  environment = withMail,
  day = now,
}: {
  identity?: string;
  change?: { file: string; from: RegExp | string; to: string };
  environment?: Environment;
  day?: Date;
} = {}) {
  const root = temporaryFolder({ 'src/content/identity.yaml': identity });
  for (const path of read) cpSync(path, join(root, path), { recursive: true });
  if (change) {
    const file = join(root, 'src/content', change.file);
    const before = readFileSync(file, 'utf8');
    expect(before).toMatch(change.from);
    writeFileSync(file, before.replace(change.from, change.to));
  }
  return launchReport(root, environment, day);
}

test('a complete site has no launch problems', async () => {
  const report = await reported();
  expect(report.blockers).toEqual([]);
  expect(report.warnings).toEqual([]);
  expect(reportText(report)).toMatch(/^Left out .+\nNothing stands in the way of going live\.$/s);
});

test('claims without a basis are listed, but do not block the launch', async () => {
  const { blockers, omittedClaims } = await reported();
  expect(blockers).toEqual([]);
  expect(
    omittedClaims.map((line) => /^src\/content\/identity\.yaml:\d+: ([a-z-]+): ".+"\. Write how/.exec(line)?.[1]),
  ).toEqual(['families', 'families-tagline', 'homes-sold', 'response-time', 'closing-time']);
});

describe('each problem is reported in one line with its location', () => {
  const expectBlocker = (blockers: string[], says: string) => {
    expect(blockers).toEqual([expect.stringContaining(says)]);
    expect(blockers[0]).toMatch(/^src\/content\/[\w/-]+\.(?:yaml|mdx)(?::\d+)?: .+\.$/);
  };

  test.each<[line: string, says: string, before?: RegExp]>([
    ['phone: (614) 555-0177', 'phone: (614) 555-0177 is a number for films. Write your own.'],
    ['text: 1-216-555-0100', 'text: (216) 555-0100 is a number for films.'],
    ['url: https://probate.example', 'url: probate.example is a made-up address that leads nowhere'],
    ['url: https://probate.invalid', 'url: probate.invalid is a made-up address'],
    ['url: https://localhost', 'url: localhost is a made-up address'],
    ['email: robin@example.org', 'email: example.org is a made-up address'],
    ['email: robin@mail.example.net', 'email: mail.example.net is a made-up address'],
    ['portrait: ""', 'portrait: a drawing stands where your picture belongs.'],
    ['https://buyer.test', 'cashBuyer.url: buyer.test is a made-up address', /https:\/\/www\.cuyahoga.*$/m],
    ['    sample: true\n$1', 'testimonials: 1 of them is a sample.', /( {4}text: They)/],
    ['cameWith: [Robin Field]\n$&', 'agent: "Robin Field" is the name that came with the site.', /^legalPagesRead/m],
  ])('%j: %s', (line, says, before) => {
    const identity = parseIdentity(identityWith(line, before), 'src/content/identity.yaml', '.');
    expectBlocker(placeholders(identity), says);
  });

  test('legal pages that the operator has not read are reported', async () => {
    const { blockers } = await reported({ identity: identityWith('legalPagesRead: ""') });
    expectBlocker(blockers, 'legalPagesRead: these pages speak in your name');
  });

  const terms = 'legal/terms-of-service.mdx';
  const privacy = 'legal/privacy-policy.mdx';
  const retention = '<Claim id="retention" />';
  test.each<[file: string, from: RegExp | string, to: string, says: string]>([
    [terms, /^revised: .*$/m, 'revised: 2026-12-01', `since you read them: src/content/${terms} (2026-12-01).`],
    [terms, /^lastUpdated: .*$/m, 'lastUpdated: 2026-12-02', `since you read them: src/content/${terms} (2026-12-02).`],
    [privacy, retention, '24 months', 'the policy says 24 months, and the site removes a lead after 18.'],
    [privacy, retention, 'for a while', 'the policy does not say how long a request is kept.'],
    ['facts.yaml', /checked: .*/, 'checked: 2025-02-03', 'was last checked on 2025-02-03, more than 18 months ago.'],
  ])('%s with %s → %s', async (file, from, to, says) => {
    expectBlocker((await reported({ change: { file, from, to } })).blockers, says);
  });

  test('a real phone number and a matching retention period are accepted', async () => {
    expect((await reported({ identity: identityWith('phone: (614) 555-0200') })).blockers).toEqual([]);
    expect((await reported({ change: { file: privacy, from: retention, to: '18 months' } })).blockers).toEqual([]);
  });

  test('all problems are listed, including a missing mail server unless WITHOUT_MAIL is set', async () => {
    const report = await reported({ identity: identityWith('portrait: ""'), environment: {} });
    expect(report.blockers).toEqual([
      expect.stringContaining('portrait: a drawing stands'),
      expect.stringContaining('set SMTP_URL, or say WITHOUT_MAIL=true'),
    ]);
    expect(reportText(report)).toMatch(
      /^To do before .+ \(2\):\n {2}.+\n {2}Environment: .+\n\nLeft out .+\nALLOW_PLACEHOLDERS=true/s,
    );
    expect((await reported({ environment: { WITHOUT_MAIL: 'true' } })).blockers).toEqual([]);
  });
});

test('without LEAD_KEYS there is a warning about unencrypted leads, but no blocker', async () => {
  const report = await reported({ environment: { SMTP_URL: 'smtp://localhost' } });
  expect(report.blockers).toEqual([]);
  expect(report.warnings).toEqual([expect.stringMatching(/^Environment: LEAD_KEYS is not set here\. .+ unencrypted/)]);
  expect(reportText(report)).toMatch(/LEAD_KEYS.+Nothing stands in the way of going live\.$/s);
});

test('help lines not checked for half a year are listed, but do not block the launch', async () => {
  const { blockers, warnings } = await reported({ day: new Date('2027-05-22') });
  expect((await reported({ day: new Date('2027-05-21') })).warnings).toEqual([]);
  expect(blockers).toEqual([]);
  expect(warnings.length).toBeGreaterThan(5);
  expect(warnings.join('\n')).toMatch(
    /help-lines\.yaml:\d+: 988 Suicide & Crisis Lifeline, 988, was last checked on 2026-11-21/,
  );
});

test('a counted claim that the build cannot count without store access is reported as a warning', async () => {
  const { omittedClaims, warnings } = await reported({
    identity: identityWith('says: counted', /says: "214"\n.*basis.*\n.*since.*$/m),
    environment: { ...withMail, NETLIFY_SITE_ID: 'a-site' },
  });
  expect(omittedClaims.join()).not.toContain('downloads-this-month');
  expect(warnings).toEqual([
    expect.stringContaining('NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN let the build read the store'),
  ]);
});

const shipped = parseIdentity(readFileSync('src/content/identity.yaml', 'utf8'), 'identity.yaml', '.');
const { brand, agent, brokerage, cashBuyer, cameWith } = shipped.identity;
const isFilledIn = [brand, agent, brokerage, cashBuyer.name].join() !== cameWith.join();
// Not skipped: `npm test` counts a test that is as failed.
if (!isFilledIn)
  test('every placeholder of the identity file shipped with the site is reported', () => {
    const fields = placeholders(shipped).map((line) => line.split(': ')[1]);
    expect(fields.join(' ')).toBe(
      'brand url agent brokerage portrait phone text email cashBuyer.name cashBuyer.url testimonials',
    );
  });

test('the deploy button starts with a demonstration build, and the manual lists ten first steps', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  expect(netlifyToml.template.environment.ALLOW_PLACEHOLDERS).toBe('true');
  expect(page).toContain('#ALLOW_PLACEHOLDERS=true)');
  const first = page.slice(page.indexOf('## '), page.indexOf('\n## ', page.indexOf('## ') + 3));
  expect(first).toMatch(/^## Your first hour\n/);
  const steps = [...first.matchAll(/^\| (\d+) \| .{40,} \| .{20,} \|$/gm)].map(([, number]) => Number(number));
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
