// The local server as a child process, for tests and benchmarks that start, stop and kill it.
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts it over the last build in `cwd`, on any free port unless `env` says otherwise. */
export const startServer = (env: Record<string, string>, cwd = process.cwd()): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['netlify/local/serve.ts', '--built'], { cwd, env: { ...process.env, PORT: '0', ...env } });

/** The server's address, once it prints that it is ready. Later output is read, too: a full pipe would block it. */
export const waitUntilReady = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        const address = /ready at (http:\/\/localhost:\d+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    // Not at its exit: its output may still be buffered.
    server.once('close', (code, signal) =>
      reject(new Error(`The server ended (${signal ?? code}) before it was ready: ${output}`)),
    );
  });

/** The server's exit status, once its output has been read; sends it the signal first, if any. */
export async function waitForExit(server: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  const hasExited = () => server.exitCode !== null || server.signalCode !== null;
  const isOutputRead = () => [server.stdout, server.stderr].every((stream) => !stream || stream.closed);
  if (hasExited() && isOutputRead()) return server.exitCode;
  const closed = once(server, 'close');
  if (signal && !hasExited()) server.kill(signal);
  await closed;
  return server.exitCode;
}
