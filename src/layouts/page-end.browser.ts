// What a page with a `data-late` element fetches once the rest is there.
import '../features/page-votes/vote.browser.ts';
import '../features/plan/court-on-paper.browser.ts';
