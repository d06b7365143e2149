import { expect, test } from 'vitest';
import needContext from '../../src/features/questions/guard/need-context.json' with { type: 'json' };
import { createSign, type Signs } from '../../src/features/questions/intent/signs.ts';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import { courtPractices, messageSigns } from '../support/hand-written.ts';

test.each<Signs>([...messageSigns, ...courtPractices, ...needContext])(
  '$is: each phrase finds its example',
  (group) => {
    for (const [phrase, example] of Object.entries(group.says)) {
      const { is } = group;
      expect(createSign({ is, says: { [phrase]: example } })(wordsOf(example), []), phrase).toBeDefined();
    }
    for (const example of Object.values(group.but ?? {}))
      expect(createSign(group)(wordsOf(example), []), example).toBeUndefined();
  },
);
