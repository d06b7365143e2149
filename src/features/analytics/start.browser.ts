// Every page: counts the visit once the visitor has said yes, where the operator configured who counts.

import { choice } from '../consent/stored-choice.browser.ts';
import { count } from './count-page-view.browser.ts';
import type { Analytics } from './events.ts';

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
