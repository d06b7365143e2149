import { expect, test } from 'vitest';
import { rowCell, tableRows } from '../../src/features/facts/fact-tables.build.ts';

const fact = (id: string, grade: string) => ({ id, grade, row: { what: id } });

test('what is printed stands before our own estimates, each group in the order given', () => {
  const rows = tableRows([fact('ours', 'S'), fact('law', 'A'), fact('guides', 'B'), fact('ours-too', 'S')]);
  expect(rows.map(({ id }) => id)).toEqual(['law', 'guides', 'ours', 'ours-too']);
});

test('a fact that does not say what it stands for is named', () => {
  expect(() => tableRows([{ id: 'inventory-deadline', grade: 'A' }])).toThrow('"inventory-deadline" has no row');
});

test('a fact in the table of the other kind is named', () => {
  const time = { id: 'inventory-deadline', row: { what: 'Inventory', from: 'the appointment' } };
  expect(rowCell(time, 'from')).toBe('the appointment');
  expect(() => rowCell(time, 'by')).toThrow(
    'The fact "inventory-deadline" is no cost: its row has no "by". Use <TimeTable>, or add "by" in src/content/facts.yaml.',
  );
});
