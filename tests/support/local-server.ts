// The local server as a process of its own, for tests and benchmarks that start, stop and kill it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts it over the last build in `cwd`, on any free port unless `env` says otherwise. */
export const startServer = (env: Record<string, string>, cwd = process.cwd()): ChildProcess =>
  spawn(process.execPath, ['netlify/local/serve.ts', '--built'], { cwd, env: { ...process.env, PORT: '0', ...env } });

/** The server's address, once it says that it is ready. What it prints later is read on: it may log a question. */
export const ready = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        printed += chunk;
        const address = /ready at (http:\/\/localhost:\d+)/.exec(printed)?.[1];
        if (address) resolve(address);
      });
    }
    // Not at its exit: its output may still be buffered.
    server.once('close', (code, signal) =>
      reject(new Error(`The server ended (${signal ?? code}) before it was ready: ${printed}`)),
    );
  });

/** How the server ended, after a signal where one is given: its status, once all that it printed has been read. */
export async function ended(server: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  const isRead = () => [server.stdout, server.stderr].every((stream) => !stream || stream.closed);
  if (isOver() && isRead()) return server.exitCode;
  const closed = once(server, 'close');
  if (signal && !isOver()) server.kill(signal);
  await closed;
  return server.exitCode;
}
