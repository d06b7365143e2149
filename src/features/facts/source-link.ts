// How a printed figure refers to its fact: by the link to its source at the foot of the page.

/** The id of the fact's entry in a list of sources. */
export const sourceAnchor = (factId: string): string => `source-${factId}`;

/** The id of the fact that a link belongs to; undefined for other links. */
export const factOfLink = (href = ''): string | undefined => /^#source-(.+)/.exec(href)?.[1];
