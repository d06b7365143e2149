// A client process that sends leads and records each acknowledgment before the next lead, PAUSE milliseconds
// later: `node tests/support/kill-client.ts ADDRESS FILE PAUSE`. After SIGTERM it finishes the current lead.
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const [address = '', file = '', pause = '0'] = process.argv.slice(2);
let stopping = false;
process.once('SIGTERM', () => {
  stopping = true;
});

/** The id of the lead, once it is acknowledged; nothing where the server was killed before it answered. */
async function attempt(body: object, id: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok ? ((await response.json()) as { id: string }).id : undefined;
  } catch {
    return undefined;
  }
}

async function visitor(visitorNumber: number): Promise<void> {
  for (let index = 0; !stopping; index++) {
    const email = `visitor-${visitorNumber}-${index}@example.com`;
    const body =
      index % 4 === 0
        ? { form: 'guide-email', email }
        : { form: 'consultation', name: 'Ann Example', email, county: 'other', consent: true };
    const submission = crypto.randomUUID();
    let id = await attempt(body, submission);
    // Two of three retry until it is acknowledged; the others give up.
    while (!id && index % 3 > 0) {
      await wait(100);
      id = await attempt(body, submission);
    }
    if (id) appendFileSync(file, `${id} ${email}\n`);
    await wait(Number(pause));
  }
}

await Promise.all([1, 2, 3].map(visitor));
