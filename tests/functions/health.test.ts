// The health check while storage works; storage-faults.test.ts tests it without storage.
import { expect, test, vi } from 'vitest';
import health from '../../netlify/functions/health.ts';
import type { BuildInfo } from '../../src/features/health/build-info.build.ts';
import { address, contextOf, deployForTests } from '../support/netlify.ts';
import { send } from '../support/sent-leads.ts';

const ask = () => health(new Request(address('/api/health')), contextOf());

deployForTests();

test('reports the deployed version and the number of waiting deliveries, and no personal data', async () => {
  await send({ form: 'guide-email', email: 'gail@example.com' });
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(text).not.toContain('gail');
  const { version, builtAt, content, ...states } = JSON.parse(text) as BuildInfo & Record<string, unknown>;
  expect(version).toMatch(/^\d+\.\d+\.\d+$|^[0-9a-f]{7,40}$/);
  expect(Date.parse(builtAt)).toBeGreaterThan(Date.parse('2026-01-01'));
  for (const count of Object.values(content)) expect(count).toBeGreaterThan(5);
  expect(Object.keys(content)).toEqual(['answers', 'articles', 'posts', 'passages']);
  expect(states).toEqual({
    status: 'ok',
    problems: [],
    storage: { deploy: 'ok', leads: 'ok' },
    outbox: { waiting: 2 },
    mail: 'waits',
  });
});

test('reports whether mail is configured', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost');
  expect(await (await ask()).json()).toMatchObject({ mail: 'configured' });
});

test.each([
  ['SMTP_URL', 'http://user:hunter2@mail.example.com'],
  // Leads are stored unencrypted meanwhile.
  ['LEAD_KEYS', '2026-11:hunter2'],
])('an invalid %s makes it degraded: counted, and not named', async (name, value) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv(name, value);
  const response = await ask();
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    status: 'degraded',
    problems: ['1 environment variable is wrong.'],
    mail: 'waits',
  });
  expect(text).not.toMatch(new RegExp(`hunter2|${name}`));
});
