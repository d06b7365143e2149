/** The address of an answer, or of a topic, by its slug. */
export const answerPath = (slug: string): string => `/answers/${slug}`;
