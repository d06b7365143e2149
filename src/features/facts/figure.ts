/** A figure as an answer quotes it. */
export interface Figure {
  /** As printed inside a sentence. */
  value: string;
  /** The section or page of the source, and the day it was checked. */
  source: string;
  url?: string | undefined;
}
