/** A figure as an answer quotes it. */
export interface Figure {
  /** As it is printed inside a sentence. */
  value: string;
  /** The section or the page it was read from, and the day it was checked. */
  source: string;
  url?: string | undefined;
}
