// A toast that a navigation cut short is shown on the next page. Its words are the site's own, never a visitor's.
export const flashKey = 'toast';

/** Milliseconds after which a toast that was cut short is no news any more. */
export const flashMaxAge = 30_000;
