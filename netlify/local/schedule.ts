import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, Context } from '@netlify/functions';
import { Cron } from 'croner';

interface FunctionModule {
  default: (request: Request, context: Context) => Promise<unknown>;
  config: Config;
}

/**
 * Runs every scheduled function once now and then on its schedule, as the published deploy does: nothing else fires them
 * on this machine. What one of them throws is printed. Gives back how to stop.
 */
export async function startSchedules(functions: string): Promise<() => void> {
  const timers: Cron[] = [];
  for (const file of await readdir(functions)) {
    const { default: handler, config } = (await import(join(functions, file))) as FunctionModule;
    const schedule = 'schedule' in config ? config.schedule : undefined;
    if (!schedule) continue;
    const context = { params: {}, deploy: { id: '', context: '', published: true }, waitUntil: () => {} };
    const run = async (): Promise<void> => {
      try {
        await handler(new Request('http://localhost/'), context as unknown as Context);
      } catch (error) {
        console.error(`${file}: ${error instanceof Error ? error.message : error}`);
      }
    };
    await run();
    timers.push(new Cron(schedule, { timezone: 'UTC', protect: true }, run));
  }
  return () => {
    for (const timer of timers) timer.stop();
  };
}
