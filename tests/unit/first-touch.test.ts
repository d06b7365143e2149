import { expect, test } from 'vitest';
import { firstTouchKey, recordFirstTouch } from '../../src/features/leads/first-touch.ts';

const here = { search: '', pathname: '/faq', host: 'here.example' } as Location;
const none = { source: '', medium: '', campaign: '', referrer: '', landing: '/faq' };

function recorded(location: Partial<Location>, referrer: string, before?: string) {
  const stored = new Map(before === undefined ? [] : [[firstTouchKey, before]]);
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) };
  recordFirstTouch(storage as unknown as Storage, { ...here, ...location }, referrer);
  return JSON.parse(stored.get(firstTouchKey) ?? 'null');
}

test.each([
  [{}, '', none],
  [{}, 'https://search.example/find?q=my+mother+died', { ...none, referrer: 'search.example' }],
  [{}, 'https://here.example/about', none],
  [{}, 'no address', none],
  [
    { search: '?utm_source=letter&utm_medium=mail&utm_campaign=spring&name=Ann' },
    '',
    { ...none, source: 'letter', medium: 'mail', campaign: 'spring' },
  ],
])('a visit that begins at %j from "%s"', (location, referrer, expected) => {
  expect(recorded(location, referrer)).toEqual(expected);
});

test('a later page of the visit does not change where it began', () => {
  expect(recorded({ pathname: '/lead-form' }, '', JSON.stringify(none))).toEqual(none);
});
