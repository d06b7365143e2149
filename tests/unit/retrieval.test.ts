import { expect, test } from 'vitest';
import { composeAnswer } from '../../src/domain/answer.ts';
import { firstSentence, type Passage } from '../../src/domain/passages.ts';
import { retrieval } from '../../src/domain/retrieval.ts';

const passage = (url: string, page: string, heading: string, text: string): Passage => {
  const [answer, rest] = firstSentence(text);
  return { url, page, heading, answer, text: rest };
};
const search = retrieval([
  passage(
    '/time',
    'How long does probate take?',
    'How long does probate take?',
    'Most estates take a while. The court has a calendar.',
  ),
  passage(
    '/cost#court',
    'What probate costs',
    'What the court charges',
    'The court charges a deposit. Under R.C. 2113.03 it may ask for more.',
  ),
  passage('/faq#house', 'Common questions', 'Can I live in the house?', 'Often yes. Ask the executor first.'),
]);

test('finds the page by other forms of its words, and by words with a typo', () => {
  expect(search('how long is probate taking', 3)[0]?.passage.url).toBe('/time');
  expect(search('what does the courtt charge', 3)[0]?.passage.url).toBe('/cost#court');
});

test('answers with the direct sentence first, and names its sources', () => {
  const { response, sources } = composeAnswer(search('can we live in the house', 3));
  expect(response).toBe('Often yes. Ask the executor first.');
  expect(sources).toEqual([{ title: 'Common questions: Can I live in the house?', url: '/faq#house' }]);
});

test('says so when it has nothing', () => {
  expect(composeAnswer(search('best pizza recipe', 3)).response).toContain('I found nothing there');
  expect(composeAnswer(search('???', 3)).sources).toContainEqual({ title: 'Common questions', url: '/faq' });
});

test('an abbreviation does not end a sentence', () => {
  expect(firstSentence('See R.C. 2113.03 for it. Then ask.')).toEqual(['See R.C. 2113.03 for it.', 'Then ask.']);
  expect(firstSentence('Only one')).toEqual(['Only one', '']);
});
