// Every page: starts counting once the visitor consents, if the operator configured a provider.

import { getConsent } from '../consent/stored-choice.browser.ts';
import { countPageView } from './count-page-view.browser.ts';
import type { Analytics } from './events.ts';

const configured = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;

if (configured) {
  const begin = () => {
    if (getConsent() !== 'accepted') return;
    window.removeEventListener('consent', begin);
    countPageView(JSON.parse(configured) as Analytics);
  };
  window.addEventListener('consent', begin);
  begin();
}
