// Exit intent: when to offer the guide to a visitor about to leave. Once a session, never after an answer, and never
// early. Lengths are in pixels, times in milliseconds since the page was opened.
import type { site } from '../../site.ts';

export type ExitTrigger = 'pointer' | 'escape' | 'scroll' | 'idle';
export type ExitVariant = (typeof site)['exitVariant'];

/** sessionStorage key that records the offer and its trigger. */
export const exitShownKey = 'exit-intent-shown';

/** Minimum time on the page. */
export const minTime = 500;

/** Time without any input after which a visitor counts as idle. */
export const idleAfter = 10_000;

/** A pointer that leaves the window no lower than this leaves through its top. */
export const topEdge = 5;

const scrollRules = { over: 200, within: 500, landingUnder: 400, after: 1000 };
/** How long after a jump to an anchor scrolling does not count; a smooth jump takes a while. */
const jumpDuration = 1000;

/** Detects rapid scrolling up. `y` is the position when the page opened. */
export function createScrollDetector(y: number) {
  /** The scroll positions of the last half second. */
  let recent = [{ time: 0, y }];
  let jumpEnds = 0;
  return {
    /** The visitor follows a link to an anchor: this scrolling is not exit intent. */
    jumped(time: number): void {
      jumpEnds = time + jumpDuration;
    },
    /** Records a scroll position; true when it completes a rapid scroll up. */
    scrolled(time: number, y: number): boolean {
      const leftAt = (index: number) => recent[index + 1]?.time ?? time;
      const isJump = time < jumpEnds;
      recent = isJump ? [] : recent.filter((_, index) => time - leftAt(index) <= scrollRules.within);
      recent.push({ time, y });
      const highest = Math.max(...recent.map((position) => position.y));
      return time > scrollRules.after && y < scrollRules.landingUnder && highest - y > scrollRules.over;
    },
  };
}
