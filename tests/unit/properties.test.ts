// What the small rules do with any input: they never throw where they should not, and keep what they promise.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDue, newestFirst, postTime, readTime } from '../../src/features/blog/post.ts';
import { replyTo, topics } from '../../src/features/chatbot/canned-reply.ts';
import { barsOf, type Range } from '../../src/features/facts/bars.ts';
import { staleFacts } from '../../src/features/facts/stale-facts.ts';
import { factIdsIn, fillFacts, findFigures } from '../../src/features/facts/typed-figures.ts';
import { firstTouchKey, recordFirstTouch } from '../../src/features/leads/first-touch.ts';
import { saleIntent } from '../../src/features/leads/forms/sale-intent.ts';
import { greetingName } from '../../src/features/leads/greeting-name.ts';
import { attribution } from '../../src/features/leads/lead.ts';
import {
  backoffDelay,
  failed,
  isPending,
  leaseDuration,
  leased,
  maxAttempts,
  newEntry,
} from '../../src/features/leads/outbox.ts';
import { firstSentence } from '../../src/features/questions/search/passages.ts';
import { findPartialMatches, significantWords } from '../../src/features/search/search.ts';
import { isoDay, longDate, monthsBefore, parseMoment } from '../../src/shared/dates.ts';
import { readEnvironment, variableNames } from '../../src/shared/environment.ts';
import { oneLine, plainText } from '../../src/shared/plain-text.ts';
import { slugify } from '../../src/shared/slugs.ts';

const text = fc.string({ unit: 'binary' });
const wordy = fc
  .array(fc.oneof(text, fc.constantFrom(' ', '"', '{a-b}', '$5', '30 days', '\n', '. ')), { maxLength: 20 })
  .map((parts) => parts.join(''));
const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });

test('text on one line: stable, no longer than plain text, no line break of any kind', () => {
  fc.assert(
    fc.property(wordy, (typed) => {
      const once = oneLine(typed);
      expect(oneLine(once)).toBe(once);
      expect(plainText(once)).toBe(once);
      expect(once.length).toBeLessThanOrEqual(plainText(typed).length);
      expect(once).not.toMatch(/[\p{Cc}\u2028\u2029]|\s\s/u);
    }),
  );
});

test('the words of a search: a few of its own, never more than were typed', () => {
  fc.assert(
    fc.property(wordy, (query) => {
      const words = significantWords(query);
      expect(words.length).toBeLessThanOrEqual(8);
      for (const word of words) expect(query).toContain(word);
    }),
  );
});

test('pages with most of the words: each once, and only pages that were found', async () => {
  const words = fc.array(fc.constantFrom<string>('w', 'x', 'y', 'z'), { maxLength: 5 });
  const pages = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), words);
  await fc.assert(
    fc.asyncProperty(pages, words, fc.nat(5), async (all, asked, enough) => {
      const find = async (some: string[]) =>
        Object.keys(all)
          .filter((id) => some.every((word) => all[id]?.includes(word)))
          .map((id) => ({ id, score: all[id]?.length ?? 0 }));
      const ids = (await findPartialMatches(asked, find, enough)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids)
        expect(asked.filter((word) => all[id]?.includes(word)).length * 2).toBeGreaterThanOrEqual(asked.length);
    }),
  );
});

test('figures: each stands where it is said to; filling in facts leaves no known id behind', () => {
  fc.assert(
    fc.property(wordy, (source) => {
      const lines = source.split('\n').length;
      for (const { text: found, line } of findFigures(source)) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(source.replace(/\s+/g, ' ')).toContain(found);
      }
      const ids = factIdsIn(source);
      expect(new Set(ids).size).toBe(ids.length);
      expect(fillFacts(source, () => 'value')).not.toMatch(/\{[a-z][a-z0-9-]*\}/);
    }),
  );
});

test('dates: a day that was printed is read again as the same day', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 600 }), (date, months) => {
      expect(isoDay(parseMoment(isoDay(date)) as Date)).toBe(isoDay(date));
      expect(longDate(date)).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      const before = monthsBefore(date, months);
      const apart = (date.getUTCFullYear() - before.getUTCFullYear()) * 12 + date.getUTCMonth() - before.getUTCMonth();
      expect(apart).toBe(months);
      expect(before.getUTCDate()).toBeLessThanOrEqual(date.getUTCDate());
    }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const read = parseMoment(typed);
      if (read) expect(Number.isNaN(read.getTime())).toBe(false);
    }),
  );
});

test('a day that is not in the calendar is no moment', () => {
  for (const day of ['2026-02-30', '2026-02-29', '2026-04-31', '2026-00-10', '2026-01-00'])
    expect(parseMoment(day), day).toBeUndefined();
  expect(parseMoment('2028-02-29')).toBeDefined();
});

test('bars stay inside the scale', () => {
  const unit = fc.constantFrom<Range['unit'][]>(['usd'], ['percent'], ['days', 'weeks', 'months', 'years']);
  const ranges = unit.chain((units) =>
    fc.array(
      fc.record({
        low: fc.nat(1_000_000),
        more: fc.nat(1_000_000),
        unit: fc.constantFrom(...units),
        open: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  );
  fc.assert(
    fc.property(ranges, (entries) => {
      const { bars } = barsOf(
        entries.map(({ low, more, unit, open }, at) => ({
          id: String(at),
          range: { low, high: low + more, unit, open },
        })),
      );
      for (const { start, width } of bars) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThanOrEqual(2);
        expect(start + width).toBeLessThanOrEqual(100 + 1e-9);
      }
    }),
  );
});

test('the first touch is noted once, says nothing personal, and is read back as it was noted', () => {
  const host = 'www.probate-site.example';
  const referrer = fc.oneof(
    text,
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constant(`https://${host}/x`),
  );
  fc.assert(
    fc.property(text, text, referrer, (source, campaign, from) => {
      const kept = new Map<string, string>();
      const storage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      } as unknown as Storage;
      const search = `?${new URLSearchParams({ utm_source: source, utm_campaign: campaign, email: 'ann@example.com' })}`;
      recordFirstTouch(storage, { search, pathname: '/faq', host } as Location, from);
      const first = kept.get(firstTouchKey) ?? '';
      expect(first).not.toContain('ann@example.com');
      const read = attribution.parse(JSON.parse(first));
      expect(read.landing).toBe('/faq');
      expect(read.referrer).not.toMatch(/[/?#@]/);
      expect(read.referrer).not.toBe(host);
      recordFirstTouch(storage, { search: '?utm_source=other', pathname: '/', host } as Location, '');
      expect(kept.get(firstTouchKey)).toBe(first);
    }),
  );
});

test('slugs, intents, replies and greetings take any text', () => {
  fc.assert(
    fc.property(wordy, (typed) => {
      const slug = slugify(typed);
      expect(slug).toMatch(/^[a-z0-9-]*$/);
      expect(slugify(slug)).toBe(slug);
      expect(['', 'Free Valuation', 'Cash Offer']).toContain(saleIntent(typed));
      expect([...topics, 'default']).toContain(replyTo(typed));
      const name = greetingName(typed);
      if (name !== undefined) expect(name).toMatch(/^[^\d<>@/:\n]{1,60}$/u);
    }),
  );
});

test('any environment: nothing thrown, nothing kept that is wrong, nothing of a value in a sentence', () => {
  const variables = fc.dictionary(fc.constantFrom<string>(...variableNames, 'PATH'), text);
  fc.assert(
    fc.property(variables, (typed) => {
      const { values, wrong } = readEnvironment(typed);
      for (const sentence of wrong) expect(sentence).toMatch(/^[A-Z0-9_]+ must .+\.$/);
      expect(readEnvironment(values)).toEqual({ values, wrong: [] });
    }),
  );
});

test('the outbox: waiting times grow to a limit, and an entry is owed again until it is dead-lettered', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: maxAttempts }), text, (now, attempts, error) => {
      expect(backoffDelay(attempts)).toBeGreaterThanOrEqual(backoffDelay(Math.max(1, attempts - 1)));
      expect(backoffDelay(attempts)).toBeLessThanOrEqual(6 * 3_600_000);
      const entry = newEntry('a', 'webhook', now);
      expect(isPending(entry, now)).toBe(true);
      const underWay = leased({ ...entry, attempts: attempts - 1 }, now);
      const lease = now.getTime() + Math.max(leaseDuration, backoffDelay(attempts));
      expect([lease - 1, lease].map((at) => isPending(underWay, new Date(at)))).toEqual([false, true]);
      const after = failed(underWay, error, now);
      expect(after.lastError?.length).toBeLessThanOrEqual(300);
      expect(isPending(after, new Date(now.getTime() + backoffDelay(attempts)))).toBe(attempts < maxAttempts);
    }),
  );
});

test('a mail server may be away for a long weekend', () => {
  let waited = 0;
  for (let attempts = 1; attempts < maxAttempts; attempts++) waited += backoffDelay(attempts);
  expect(waited).toBeGreaterThan(3 * 24 * 3_600_000);
  expect(waited).toBeLessThan(4 * 24 * 3_600_000);
});

test('posts: one order, whichever way they come in', () => {
  const post = fc.record({
    slug: fc.stringMatching(/^[a-z]{1,3}$/),
    createdAt: moment.map((date) => date.toISOString()),
  });
  fc.assert(
    fc.property(fc.uniqueArray(post, { selector: ({ slug }) => slug }), moment, (posts, now) => {
      const sorted = [...posts].sort(newestFirst);
      expect([...posts].reverse().sort(newestFirst)).toEqual(sorted);
      const due = sorted.map((one) => isDue(one, now.getTime()));
      expect(due).toEqual([...due].sort());
      for (const one of posts) expect(Number.isNaN(postTime(one))).toBe(false);
      expect(readTime(posts.length)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('facts are stale or not, by their day alone', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: text, checked: moment })), moment, (facts, now) => {
      const stale = staleFacts(facts, now);
      for (const fact of stale) expect(fact.checked.getTime()).toBeLessThan(now.getTime());
      expect(staleFacts(stale, now)).toEqual(stale);
    }),
  );
});

test('the first sentence and the rest are the whole text, and the first is never empty where there is one', () => {
  fc.assert(
    fc.property(wordy, (typed) => {
      const [first, rest] = firstSentence(typed);
      expect(`${first}${rest}`.replace(/\s/g, '')).toBe(typed.replace(/\s/g, ''));
      if (typed.trim()) expect(first).not.toBe('');
    }),
  );
});
