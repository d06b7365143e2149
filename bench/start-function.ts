// A process of its own that loads one bundled function: `node bench/start-function.ts FILE` prints how long it took.
import { pathToFileURL } from 'node:url';

const start = performance.now();
await import(pathToFileURL(process.argv[2] ?? '').href);
console.log(performance.now() - start);
