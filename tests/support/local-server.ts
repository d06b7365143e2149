// The local server as a process of its own, for tests and benchmarks that start, stop and kill it.
import { type ChildProcess, spawn } from 'node:child_process';

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
    server.once('exit', () => reject(new Error(`The server did not start: ${printed}`)));
  });
