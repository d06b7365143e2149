// Where the comparison keeps its pictures, and at which widths of the window it takes them, in pixels.
export const widths = [320, 390, 768, 1280];

const folder = 'test-results/look';
/** The pictures of the build that is compared with. */
export const pictures = `${folder}/pictures`;
/** What differs: expected, actual and difference side by side. */
export const results = `${folder}/results`;

/** What was found at one width. */
export interface Seen {
  /** The difference's picture, by the pattern's name. */
  different: Record<string, string>;
  /** Patterns that the other build has not. */
  added: string[];
  /** Patterns that only the other build has. */
  gone: string[];
}
export const seenAt = (width: number | string): string => `${folder}/${width}.json`;
