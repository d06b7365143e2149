// Every page: fetches what counts visits once the visitor has said yes, where the operator configured it.
import { type Analytics, analyticsMeta } from '../domain/analytics.ts';
import { choice } from '../stores/consent.ts';

const configured = document.querySelector<HTMLMetaElement>(`meta[name="${analyticsMeta}"]`)?.content;
let counting = false;

function begin(): void {
  if (!configured || counting || choice() !== 'accepted') return;
  counting = true;
  void import('./analytics/counting.ts').then(({ count }) => count(JSON.parse(configured) as Analytics));
}

begin();
window.addEventListener('consent', begin);
