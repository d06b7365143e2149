/** The page of all patterns, which previews have and the live site has not. */
export const patternsPath = '/patterns';
