import { expect, test } from 'vitest';
import pagePointers from '../../src/features/questions/answer/page-pointers.json' with { type: 'json' };
import asking from '../../src/features/questions/guard/asking.json' with { type: 'json' };
import needContext from '../../src/features/questions/guard/need-context.json' with { type: 'json' };
import plainNeeds from '../../src/features/questions/guard/plain-needs.json' with { type: 'json' };
import { createSign, type Signs } from '../../src/features/questions/intent/signs.ts';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import vocabulary from '../../src/features/questions/search/vocabulary.json' with { type: 'json' };
import { courtPractices, messageSigns } from '../support/hand-written.ts';

const phrases: Signs[] = vocabulary.phrases.map(({ token, says }) => ({ is: token, says: { ...says } }));
const signs: Signs[] = [...messageSigns, ...courtPractices, ...plainNeeds, ...needContext, ...asking, ...pagePointers];

test.each([...signs, ...phrases])('$is: each phrase finds its example, and an exception hides its own', (group) => {
  const { is, says, but = {}, unless = {} } = group;
  for (const [phrase, example] of Object.entries({ ...says, ...but }))
    expect(createSign({ is, says: { [phrase]: example } })(wordsOf(example), []), phrase).toBeDefined();
  for (const example of Object.values(but)) expect(createSign(group)(wordsOf(example), []), example).toBeUndefined();
  for (const [phrase, example] of Object.entries(unless)) {
    const words = wordsOf(example);
    expect(createSign({ is, says: { [phrase]: example } })(words, []), phrase).toBeDefined();
    expect(createSign(group)(words, []), example).toBeUndefined();
  }
});
