// Exit intent: when the guide is offered to a visitor who seems to leave. Once a session, never again once answered,
// and never early, so that it disturbs nobody who reads. Lengths are in pixels, times in milliseconds since the page was
// opened.
import type { site } from '../../site.ts';

export type ExitTrigger = 'pointer' | 'escape' | 'scroll' | 'idle';
export type ExitVariant = (typeof site)['exitVariant'];

/** sessionStorage key that records the offer and its trigger. */
export const exitShownKey = 'exit-intent-shown';

/** localStorage key that records that the offer was refused or accepted. */
export const exitAnsweredKey = 'exit-intent-answered';

/** Time without any input after which a visitor counts as idle. */
export const idleAfter = 10_000;

const minTime = 500;
const topEdge = 5;
const scrollRules = { over: 200, within: 500, landingUnder: 400, after: 1000 };
/** How long after a jump to an anchor scrolling does not count; a smooth jump takes a while. */
const jumpDuration = 1000;

/** Whether a pointer that left the window at this height left through its top. */
export const leavesThroughTop = (y: number): boolean => y <= topEdge;

export interface PageState {
  /** Milliseconds since the page was opened. */
  time: number;
  /** The offer was made in this session, answered on this device, or is out of place. */
  spent: boolean;
  visible: boolean;
  /** The offer never covers another dialog. The cookie sheet steps aside. */
  dialogOpen: boolean;
  formTouched: boolean;
}

/** Whether a trigger may open the offer now. */
export const canShowOffer = ({ time, spent, visible, dialogOpen, formTouched }: PageState): boolean =>
  time > minTime && visible && !spent && !dialogOpen && !formTouched;

/** Detects rapid scrolling up. `y` is the position when the page opened. */
export function createScrollDetector(y: number) {
  /** Positions of the last half second, preceded by the last one before that. */
  let recent = [{ time: 0, y }];
  let jumpEnds = 0;
  return {
    /** The visitor follows a link to a place on the page: what scrolls now is no sign of leaving. */
    jumped(time: number): void {
      jumpEnds = time + jumpDuration;
    },
    /** Records a scroll position; true when it completes a rapid scroll up. */
    scrolled(time: number, y: number): boolean {
      const position = { time, y };
      if (time < jumpEnds) {
        recent = [position];
        return false;
      }
      const firstInside = recent.findIndex((one) => time - one.time <= scrollRules.within);
      recent = [...recent.slice(firstInside < 0 ? -1 : Math.max(0, firstInside - 1)), position];
      const highest = Math.max(...recent.map((one) => one.y));
      return time > scrollRules.after && y < scrollRules.landingUnder && highest - y > scrollRules.over;
    },
  };
}
