// Links from a printed figure to its fact's entry in the list of sources at the foot of the page.

/** The element id of the fact's entry in the list of sources. */
export const sourceAnchor = (factId: string): string => `source-${factId}`;

/** The id of the fact that a link leads to; undefined for other links. */
export const factIdInLink = (href = ''): string | undefined => /^#source-(.+)/.exec(href)?.[1];
