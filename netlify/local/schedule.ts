import { Cron } from 'croner';
import { contextOf, type LocalFunction } from './functions.ts';

/**
 * Runs every scheduled function now and then on its schedule. Exceptions are logged. Returns a function that stops it.
 */
export async function startSchedules(functions: LocalFunction[]): Promise<() => void> {
  const timers: Cron[] = [];
  for (const scheduled of functions) {
    const { name, handler, config } = scheduled;
    const schedule = 'schedule' in config ? config.schedule : undefined;
    if (!schedule) continue;
    const run = async (): Promise<void> => {
      try {
        await handler(new Request('http://localhost/'), contextOf(scheduled));
      } catch (error) {
        console.error(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    };
    await run();
    timers.push(new Cron(schedule, { timezone: 'UTC', protect: true }, run));
  }
  return () => {
    for (const timer of timers) timer.stop();
  };
}
