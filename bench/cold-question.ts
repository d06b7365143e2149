// A process of its own that puts two questions to one bundled function: `node bench/cold-question.ts FILE` prints how
// long each took.
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { previewContext } from './preview-context.ts';

export interface Asked {
  /** Milliseconds until the answer was there, and of the processor. */
  time: number;
  processor: number;
}

const { default: handler } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as {
  default: (request: Request, context: Context) => Promise<Response>;
};

async function ask(message: string): Promise<Asked> {
  const request = new Request('http://localhost/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  const [begun, used] = [performance.now(), process.cpuUsage()];
  const response = await handler(request, previewContext);
  await response.arrayBuffer();
  const { user, system } = process.cpuUsage(used);
  if (!response.ok) throw new Error(`Answered ${response.status}.`);
  return { time: performance.now() - begun, processor: (user + system) / 1000 };
}

// What the function logs is not what is measured.
console.log = () => {};
const asked = [await ask('How long does probate take?'), await ask('What does an executor do?')];
process.stdout.write(JSON.stringify(asked));
