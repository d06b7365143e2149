import type { z } from 'astro/zod';
import type { factSchema } from '../../content-schemas/fact.ts';

/** A row of the cost table or the time table. */
export type Row = NonNullable<z.infer<typeof factSchema>['row']>;

const tables = {
  by: { kind: 'cost', otherTable: 'TimeTable' },
  from: { kind: 'length of time', otherTable: 'CostTable' },
};

/** The text of the column that differs between the tables. Throws for a fact that belongs in the other table. */
export function rowCell({ id, row }: { id: string; row: Row }, field: keyof typeof tables): string {
  const { kind, otherTable } = tables[field];
  if (row[field]) return row[field];
  throw new Error(
    `The fact "${id}" is no ${kind}: its row has no "${field}". Use <${otherTable}>, or add "${field}" in src/content/facts.yaml.`,
  );
}

/**
 * Facts in table order: courts and law first, then our own estimates (grade S), each group in the given order. Throws
 * for a fact without a `row`.
 */
export function tableRows<T extends { id: string; grade: string; row?: Row | undefined }>(
  facts: T[],
): (T & { row: Row })[] {
  const rows = facts.map((fact) => {
    const { id, row } = fact;
    if (!row) throw new Error(`The fact "${id}" has no row for a table. Add "row" to it in src/content/facts.yaml.`);
    return { ...fact, row };
  });
  return [...rows.filter(({ grade }) => grade !== 'S'), ...rows.filter(({ grade }) => grade === 'S')];
}
