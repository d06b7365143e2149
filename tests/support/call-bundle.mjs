// What a machine of the platform does for the first visitor: loads the entry point that the bundler wrote, calls it once
// and reads the answer. `node call-bundle.mjs ENTRY EVENT`, the event being JSON; it uses nothing but Node.
import { pathToFileURL } from 'node:url';

const [entry, event] = process.argv.slice(2);
// What a function logs is no answer.
console.log = () => {};
const began = performance.now();
const { handler } = await import(pathToFileURL(entry).href);
const started = performance.now() - began;
const context = { awsRequestId: '1', clientContext: {}, getRemainingTimeInMillis: () => 60_000 };
const { statusCode, body = '' } = await handler(JSON.parse(event), context);
let text = '';
if (typeof body === 'string') text = body;
else for await (const chunk of body) text += chunk;
const took = performance.now() - began;
const held = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ status: statusCode, text, started, took, held }), () => process.exit());
