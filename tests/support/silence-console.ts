import { onTestFinished, vi } from 'vitest';

/** Records what is logged at this level, in place of printing it, until the test ends. */
export function silenceConsole(level: 'log' | 'warn' | 'error') {
  const log = vi.spyOn(console, level).mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}
