import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fittedFiles, inputHash, type Model } from '../answers/fitted-files.ts';

test.each(Object.entries(fittedFiles))('%s was fitted from the inputs of today', (model, file) => {
  const { inputs } = JSON.parse(readFileSync(file, 'utf8'));
  expect(inputs, `${file} is older than what it is fitted from: npm run build && npm run fit`).toBe(
    inputHash(model as Model),
  );
});
