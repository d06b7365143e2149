/** How far the visitor had read when the offer was made. */
interface ReadState {
  /** Milliseconds since the page was opened. */
  timeOnPage: number;
  /** Percent of the way down. */
  scrollDepth: number;
  /** Pixels from the top. */
  lastScrollPosition: number;
}

/** Keeps it for the session, beside the trigger. Imported lazily with the offer: no page needs it before. */
export function saveReadState(): void {
  const read: ReadState = {
    timeOnPage: Math.round(performance.now()),
    scrollDepth: Math.round((100 * (scrollY + innerHeight)) / document.documentElement.scrollHeight),
    lastScrollPosition: Math.round(scrollY),
  };
  try {
    sessionStorage.setItem('exit-intent-read', JSON.stringify(read));
  } catch {
    // Storage is full: the offer is still made.
  }
}
