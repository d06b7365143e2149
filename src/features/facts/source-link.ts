/** The element id of a fact's entry in the list of sources, which each printed figure of the fact links to. */
export const sourceAnchor = (factId: string): string => `source-${factId}`;
