/** The address of a built file: "faq.html" is served as "/faq". */
export const addressOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
