import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScrollDetector } from '../../src/features/exit-offer/exit-intent.ts';
import { exitTexts, tabBlocked } from '../../src/features/exit-offer/wording.ts';
import { claims, site } from '../../src/site.ts';

describe('detection of rapid scrolling up', () => {
  /** Scroll positions as "milliseconds:pixels from the top". */
  test.each([
    ['more than 200 px within 500 ms that end above 400 px', '2000:600 3000:560 3200:399', true],
    ['measured from where the page rested before', '2000:900 9000:0', true],
    ['200 px are not enough', '2000:500 9000:300', false],
    ['400 px are not under 400', '2000:900 9000:400', false],
    ['not in the first second', '400:900 1000:0', false],
    ['not downwards', '2000:0 2100:390', false],
    ['not slowly', '2000:600 2400:500 2800:400 3200:350 3600:250', false],
  ])('%s', (_name, text, rapid) => {
    const watch = createScrollDetector(0);
    const positions = text.split(' ').map((position) => position.split(':').map(Number) as [number, number]);
    expect(positions.map(([time, y]) => watch.scrolled(time, y))).toEqual(
      positions.map((_, index) => rapid && index === positions.length - 1),
    );
  });
  test('ignores a jump to an anchor, but not the scrolling after it', () => {
    const watch = createScrollDetector(0);
    watch.scrolled(2000, 3000);
    watch.jumped(5000);
    expect(watch.scrolled(5020, 1500)).toBe(false);
    expect(watch.scrolled(5600, 300)).toBe(false);
    expect(watch.scrolled(8000, 290)).toBe(false);
    watch.scrolled(9000, 900);
    expect(watch.scrolled(9700, 100)).toBe(true);
  });

  test('matches a reference implementation for any sequence of scroll positions', () => {
    const steps = fc.array(
      fc.record({ after: fc.integer({ min: 1, max: 700 }), y: fc.integer({ min: 0, max: 1200 }) }),
    );
    fc.assert(
      fc.property(steps, (path) => {
        const watch = createScrollDetector(0);
        const past = [{ at: 0, y: 0 }];
        let at = 0;
        for (const { after, y } of path) {
          at += after;
          past.push({ at, y });
          // The positions at any moment of the last half second.
          const recent = past.filter((one, index) => at - (past[index + 1]?.at ?? at) <= 500 && one.at <= at);
          const rapid = at > 1000 && y < 400 && recent.some((one) => one.y - y > 200);
          expect(watch.scrolled(at, y)).toBe(rapid);
        }
      }),
    );
  });
});

test('the wording is the calm variant unless the operator chose another', () => {
  expect(site.exitVariant).toBe('default');
  expect(exitTexts.urgency.text).toContain(`closes in ${claims['offer-closes']}`);
  expect(`${exitTexts.default.text}${exitTexts['social-proof'].text}`).not.toContain('closes');
  expect(exitTexts['social-proof'].text).toContain(`${claims['downloads-this-month']}`);
});

test('the failure text does not claim that nothing arrived, since the request may have been stored', () => {
  expect(tabBlocked.description).toContain('could not confirm');
});
