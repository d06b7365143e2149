import { expect, test } from 'vitest';
import { outcomeTable } from '../answers/outcome-table.ts';

test('outcomes are counted by intent from log lines, whatever text is around them', () => {
  const table = outcomeTable(
    [
      'Nov 21 10:00 info {"intent":"question","outcome":"quote","pages":["/faq#a","/b"]}',
      '{"intent":"question","outcome":"near","pages":["/b"]}',
      '{"intent":"greeting","outcome":"reply","pages":[]}',
      '{"intent":"cut off',
      '{"lead":"stored"}',
      '{"model":"chose"}',
    ].join('\n'),
  );
  expect(table).toMatch(/question\s+2\s+50\.0%\s+50\.0%\s+0\.0%\s+0\.0%/);
  expect(table).toMatch(/greeting\s+1\s+0\.0%\s+0\.0%\s+0\.0%\s+100\.0%/);
  expect(table).toMatch(/quoted most\n\s+1 {2}\/faq#a$/);
});
