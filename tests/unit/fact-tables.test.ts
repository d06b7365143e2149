import { expect, test } from 'vitest';
import { tableRows } from '../../src/features/facts/fact-tables.ts';

const fact = (id: string, grade: string) => ({ id, grade, row: { what: id } });

test('what is printed stands before our own estimates, each group in the order given', () => {
  const rows = tableRows([fact('ours', 'S'), fact('law', 'A'), fact('guides', 'B'), fact('ours-too', 'S')]);
  expect(rows.map(({ id }) => id)).toEqual(['law', 'guides', 'ours', 'ours-too']);
});

test('a fact that does not say what it stands for is named', () => {
  expect(() => tableRows([{ id: 'inventory-deadline', grade: 'A' }])).toThrow('"inventory-deadline" has no row');
});
