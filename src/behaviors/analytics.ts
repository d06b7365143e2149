// Every page: counts the visit once the visitor has said yes, where the operator configured who counts.
import type { Analytics } from '../domain/analytics.ts';
import { choice } from '../stores/consent.ts';
import { count } from './analytics/counting.ts';

const configured = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;

if (configured) {
  const begin = () => {
    if (choice() !== 'accepted') return;
    window.removeEventListener('consent', begin);
    count(JSON.parse(configured) as Analytics);
  };
  window.addEventListener('consent', begin);
  begin();
}
