// `npm run test:mutants` is no part of `npm test`: that its faults can still be planted is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from '../mutants/faults.ts';

test.each(faults)(
  '$name: its place and its test are there',
  ({ file, search, test: { file: testFile, name = '' } }) => {
    expect(readFileSync(file, 'utf8').split(search)).toHaveLength(2);
    expect(readFileSync(testFile, 'utf8')).toContain(name);
  },
);
