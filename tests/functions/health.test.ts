// The health check, and what ALERT_URL receives about failed deliveries, since mail itself may fail. The check without
// storage: storage-faults.test.ts.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeEach, expect, test, vi } from 'vitest';
import health from '../../netlify/functions/health.ts';
import { deliverAll } from '../../netlify/lib/deliver.ts';
import { settings } from '../../netlify/lib/settings.ts';
import type { BuildInfo } from '../../src/features/health/build-info.build.ts';
import { type DeliveryStatus, deliveryStatusKey } from '../../src/features/health/delivery-status.ts';
import { newEntry } from '../../src/features/leads/outbox.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { mailAndWebhook } from '../support/mail-and-webhook.ts';
import { address, contextOf, deployForTests } from '../support/netlify.ts';
import { consultation, runDelivery, send, store } from '../support/sent-leads.ts';

deployForTests();
const { mails, state } = mailAndWebhook({ hasWebhook: false });

const alerts: string[] = [];
let receiverStatus = 200;
beforeEach(async () => {
  await store().deleteAll();
  alerts.length = 0;
  receiverStatus = 200;
  const receiver = createServer(async (request, response) => {
    alerts.push(((await json(request)) as { text: string }).text);
    response.writeHead(receiverStatus).end();
  });
  vi.stubEnv('ALERT_URL', `http://localhost:${await listenOnFreePort(receiver)}`);
  return () => void receiver.close();
});

const check = (deployContext = 'dev') => health(new Request(address('/api/health')), contextOf({}, deployContext));
const ask = async (deployContext?: string): Promise<[number, unknown]> => {
  const response = await check(deployContext);
  return [response.status, await response.json()];
};
const advanceMinutes = (minutes: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
};

test('reports the deployed version and the number of waiting deliveries, and no personal data', async () => {
  vi.stubEnv('SMTP_URL', '');
  await send({ form: 'guide-email', email: 'gail@example.com' });
  const response = await check();
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

test.each([
  ['SMTP_URL', 'http://user:hunter2@mail.example.com', 'waits'],
  // Leads are stored unencrypted meanwhile.
  ['LEAD_KEYS', '2026-11:hunter2', 'configured'],
])('an invalid %s makes it degraded: counted, and not named', async (name, value, mail) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv(name, value);
  const response = await check();
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ status: 'degraded', problems: ['1 environment variable is wrong.'], mail });
  expect(text).not.toMatch(new RegExp(`hunter2|${name}`));
});

test('healthy while mails are delivered', async () => {
  await send(consultation);
  await runDelivery();
  expect(await ask()).toMatchObject([
    200,
    { status: 'ok', problems: [], outbox: { waiting: 0, deadLettered: 0 }, mail: 'configured' },
  ]);
  expect(alerts).toEqual([]);
});

test('a mail server that answers 450: degraded after fifteen minutes, an alert every six hours, then healthy again', async () => {
  state.refusing = true;
  for (let index = 0; index < 7; index++) await send({ ...consultation, email: `ann-${index}@example.com` });
  await runDelivery();
  expect(await ask()).toMatchObject([200, { status: 'ok', outbox: { waiting: 7 } }]);
  advanceMinutes(16);
  await runDelivery();
  const problems = ['A delivery has been waiting for 16 minutes.'];
  expect(await ask()).toMatchObject([503, { status: 'degraded', problems, outbox: { waiting: 7 } }]);
  await runDelivery();
  expect(alerts).toHaveLength(1);
  expect(alerts[0]).toContain('A delivery has been waiting for 16 minutes.');
  expect(alerts[0]).not.toContain('example.com');
  advanceMinutes(7 * 60);
  await runDelivery();
  expect(alerts).toHaveLength(2);
  state.refusing = false;
  advanceMinutes(7 * 60);
  await runDelivery();
  expect(mails).toHaveLength(7);
  expect(await ask()).toMatchObject([200, { status: 'ok' }]);
  state.refusing = true;
  await send(consultation);
  advanceMinutes(20);
  await runDelivery();
  // The next failure is reported at once.
  expect(alerts).toHaveLength(3);
});

test('a dead letter makes the health check degraded', async () => {
  const entry = newEntry('a'.repeat(32), 'operator-mail', new Date());
  await store().setJSON(`outbox/${entry.subject}/${entry.kind}`, { ...entry, deadLettered: true });
  await runDelivery();
  expect(await ask()).toMatchObject([503, { status: 'degraded', problems: ['1 delivery given up.'] }]);
});

test('a run that is cut off counts the entries it did not reach', async () => {
  const id = (index: number) => String(index).padStart(32, '0');
  for (let index = 0; index < 40; index++)
    await store().setJSON(`outbox/${id(index)}/operator-mail`, newEntry(id(index), 'operator-mail', new Date()));
  const oldEntry = newEntry(id(40), 'operator-mail', new Date(Date.now() - 3_600_000));
  await store().setJSON(`outbox/${id(40)}/operator-mail`, {
    ...oldEntry,
    nextAt: new Date(Date.now() + 60_000).toISOString(),
  });
  await store().setJSON(`outbox/${id(41)}/operator-mail`, { ...oldEntry, subject: id(41), deadLettered: true });
  let seconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds);
  const status = await deliverAll(store(), settings('dev'), () => {
    // Each attempt takes as long as a mail server that does not answer.
    seconds += 10;
    return new Date();
  });
  expect(status).toMatchObject({ waiting: 41, deadLettered: 1, oldest: oldEntry.createdAt });
});

test.each([
  ['production', 9, 200],
  ['production', 11, 503],
  ['dev', 11, 503],
])('in %s a run that was %i minutes ago: %i', async (context, minutes, expected) => {
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  const status: DeliveryStatus = { at, waiting: 0, deadLettered: 0 };
  await store(context).setJSON(deliveryStatusKey, status);
  expect((await ask(context))[0]).toBe(expected);
});

test.each([
  ['production', 503],
  ['deploy-preview', 200],
  ['branch-deploy', 200],
  ['dev', 200],
])('no run at all since the build: %s answers %i', async (context, expected) => {
  await store(context).deleteAll();
  advanceMinutes(60);
  expect((await ask(context))[0]).toBe(expected);
});

test('a site that runs without mail on purpose is healthy while mails wait', async () => {
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('WITHOUT_MAIL', 'true');
  await send(consultation);
  advanceMinutes(60);
  await runDelivery();
  expect(await ask()).toMatchObject([200, { status: 'ok', outbox: { waiting: 1 } }]);
  vi.stubEnv('WITHOUT_MAIL', '');
  await runDelivery();
  expect(await ask()).toMatchObject([503, { status: 'degraded' }]);
});

test('a wrong variable is alerted at once, without its value, and so is a problem that joins it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('LEAD_KEYS', '2026-11:hunter2');
  await runDelivery();
  expect(alerts).toEqual([expect.stringContaining('1 environment variable is wrong.')]);
  expect(alerts[0]).not.toContain('hunter2');
  state.refusing = true;
  await send(consultation);
  advanceMinutes(16);
  await runDelivery();
  await runDelivery();
  expect(alerts).toHaveLength(2);
  expect(alerts[1]).toContain('A delivery has been waiting for 16 minutes.');
});

test('an alert that its receiver refuses is sent again by the next run', async () => {
  receiverStatus = 500;
  state.refusing = true;
  await send(consultation);
  advanceMinutes(16);
  await expect(runDelivery()).rejects.toThrow('ALERT_URL answered 500.');
  receiverStatus = 200;
  await runDelivery();
  expect(alerts).toHaveLength(2);
  // What the health check reads was written all the same.
  expect((await ask())[0]).toBe(503);
});
