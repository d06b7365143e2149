// Hands the browser the rules for what it may fetch beforehand. Not by a header: their file would be fetched before the
// page is painted.
import { prefetchRules } from './prefetch-rules.ts';

const type = 'speculationrules';
document.head.append(Object.assign(document.createElement('script'), { type, textContent: prefetchRules }));
