// The server of the browser tests: `npm start`, without a second build where the last one is fresh.
import build from './support/build-once.ts';

await build();
process.argv.push('--built');
await import('../netlify/local/serve.ts');
