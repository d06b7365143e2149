/** The page with its scripts fetched after what it is painted with; Astro gives an author no way to say so. */
export const withScriptsLast = (html: string): string =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
