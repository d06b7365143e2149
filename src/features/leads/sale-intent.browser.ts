// `/selling-house-probate?intent=…`: chooses the badge that the link asked for. The form's style shows the words that
// go with it. After a reload or on the way back, a choice made by hand is preserved.
import { saleIntent } from './forms/sale-intent.ts';

const badges = [...document.querySelectorAll<HTMLInputElement>('input[name="userIntent"]')];
const intent = saleIntent(new URLSearchParams(location.search).get('intent'));
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if ((intent && visit?.type === 'navigate') || !badges.some(({ checked }) => checked))
  for (const badge of badges) badge.checked = badge.value === intent;
