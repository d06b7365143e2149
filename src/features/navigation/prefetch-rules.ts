/**
 * The speculation rules of the site, as the text of their script: a page that a visitor points at for a moment, or
 * begins to press, is prefetched. The browser decides: it does not prefetch in data-saver mode. Left alone are
 * downloads and feeds (no page has a dot in its address), what a function answers, and an address with a query, which
 * may hold a visitor's words: pointing sends nothing. The policy of each page names the hash of this text.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/*.*', '/*\\?(.+)'] } }] },
      eagerness: 'moderate',
    },
  ],
});
