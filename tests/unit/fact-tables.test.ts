import { expect, test } from 'vitest';
import { rowCell, tableRows } from '../../src/features/facts/fact-tables.build.ts';

const fact = (id: string, grade: string) => ({ id, grade, row: { what: id } });

test('sourced facts come before our own estimates, each group in the given order', () => {
  const rows = tableRows([fact('ours', 'S'), fact('law', 'A'), fact('guides', 'B'), fact('ours-too', 'S')]);
  expect(rows.map(({ id }) => id)).toEqual(['law', 'guides', 'ours', 'ours-too']);
});

test('a fact without a row label throws an error with its id', () => {
  expect(() => tableRows([{ id: 'inventory-deadline', grade: 'A' }])).toThrow('"inventory-deadline" has no row');
});

test('a fact in the wrong table throws an error with its id', () => {
  const time = { id: 'inventory-deadline', row: { what: 'Inventory', from: 'the appointment' } };
  expect(rowCell(time, 'from')).toBe('the appointment');
  expect(() => rowCell(time, 'by')).toThrow(
    'The fact "inventory-deadline" is no cost: its row has no "by". Use <TimeTable>, or add "by" in src/content/facts.yaml.',
  );
});
