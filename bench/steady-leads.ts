import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds from one lead to the next: four a second. */
const between = 250;
/** Milliseconds until the same lead is sent again that was not acknowledged, as the form does. */
const again = 1000;

/**
 * Sends leads without end, each again until it is acknowledged. `note` hears the status of each answer, or why there
 * was none, and when the request began. `stop` waits for those under way and gives the ids of all that were
 * acknowledged.
 */
export function startLeads(url: string, note: (answer: number | string, began: number) => void) {
  const acknowledged = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let at = 0;

  async function attempt(body: string, id: string): Promise<boolean> {
    const began = performance.now();
    try {
      const response = await fetch(`${url}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body,
        signal: AbortSignal.timeout(30_000),
      });
      const { id: kept } = (await response.json().catch(() => ({}))) as { id?: string };
      note(response.status, began);
      if (response.ok && kept) acknowledged.add(kept);
      return response.ok;
    } catch (error) {
      note(String(error), began);
      return false;
    }
  }
  async function send(): Promise<void> {
    at += 1;
    const email = `soak-${at}@example.com`;
    const lead =
      at % 4 === 0
        ? { form: 'guide-email', email }
        : { form: 'consultation', name: 'Ann Example', email, county: 'other', consent: true };
    const id = crypto.randomUUID();
    while (!(await attempt(JSON.stringify(lead), id))) await wait(again);
  }
  const sending = setInterval(() => {
    const ended = send().finally(() => underWay.delete(ended));
    underWay.add(ended);
  }, between);

  return {
    stop: async (): Promise<Set<string>> => {
      clearInterval(sending);
      await Promise.all(underWay);
      return acknowledged;
    },
  };
}
