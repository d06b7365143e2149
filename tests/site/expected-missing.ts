// Addresses that pages link to and that later work brings. The list only shrinks: an entry that exists, or that nothing
// links to any more, fails the link check.
export const expectedMissing: string[] = [];
