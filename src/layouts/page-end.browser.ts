// Lazily loaded scripts of a page with a `data-late` element.
import '../features/page-votes/vote.browser.ts';
import '../features/plan/printed-court.browser.ts';
