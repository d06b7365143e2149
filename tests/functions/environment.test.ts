// A wrong variable, as the operator meets it: the build and the start stop, a running function goes on without it.
import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import leads from '../../netlify/functions/leads.ts';
import { afterReplies, contextOf, deployForTests, postJson } from '../support/netlify.ts';
import { copyProject } from '../support/project-copy.ts';

deployForTests();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('the build stops with one sentence', async () => {
  const project = await copyProject();
  try {
    const wrong = await project.build({ SMTP_URL: 'mail.example.com' });
    expect(wrong.built).toBe(false);
    expect(wrong.output).toContain('SMTP_URL must be a mail server such as smtps://user:password@mail.example.com.');
    const madeUp = await project.build({ CONTEXT: 'production' });
    expect(madeUp.built).toBe(false);
    expect(madeUp.output).toContain('set SMTP_URL, or say WITHOUT_MAIL=true');
    expect(madeUp.output).toMatch(/identity\.yaml:\d+: phone: .+ is a number for films\. Write your own\./);
    await project.write('src/content/identity.yaml', 'agent: Robin Field\n');
    const incomplete = await project.build();
    expect(incomplete.built).toBe(false);
    expect(incomplete.output).toContain('src/content/identity.yaml: brand: Write the name of the site');
  } finally {
    await project.remove();
  }
}, 180_000);

test('the first build that the deploy button makes is a demonstration: it says so, and nobody lists it', async () => {
  const project = await copyProject();
  try {
    const { built, output } = await project.build({ CONTEXT: 'production', ALLOW_PLACEHOLDERS: 'true' });
    expect(built, output).toBe(true);
    for (const page of ['index', 'faq', 'lead-form']) {
      const html = await project.read(`dist/${page}.html`);
      expect(html).toContain('Demonstration: names, numbers and claims on this site may be made up.');
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
    // Functions show the same pages.
    expect(await project.read('.netlify/function-pages/lead-form.html')).toContain('Demonstration: names');
    expect(output).not.toContain('launch-check');
  } finally {
    await project.remove();
  }
}, 240_000);

test.each([
  ['PORT', '99999', 'PORT must be a number from 0 to 65535.'],
  ['OPERATOR_EMAIL', 'ann@', 'OPERATOR_EMAIL must be one email address.'],
])('npm start with %s=%s stops with one sentence', (name, value, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['netlify/local/serve.ts', '--built'], {
    encoding: 'utf8',
    env: { ...process.env, [name]: value },
  });
  expect([status, stderr.trim()]).toEqual([1, sentence]);
});

const lead = { form: 'consultation', name: 'Ann', email: 'ann@example.com', county: 'other', consent: true };

test('a function that meets a wrong variable says so once, without its value, and loses no lead', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('WEBHOOK_URL', 'http://key@hooks.example.com');
  vi.stubEnv('WEBHOOK_SECRET', 'a secret');
  const response = await leads(postJson('/api/leads', lead, { 'idempotency-key': 'one' }), contextOf());
  await afterReplies();
  expect(response.status).toBe(201);
  expect(said.mock.calls).toEqual([['Configuration: WEBHOOK_URL must be an https address (http only on localhost).']]);
});
