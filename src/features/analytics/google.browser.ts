import { getConsent } from '../consent/stored-choice.browser.ts';
import { type AnalyticsEvent, googleEvent, stripQuery } from './events.ts';

type Google = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/** Pages whose URL may contain a visitor's words; Google's script reads URLs. */
const questionPages = /^\/(search|chatbot)/;

function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookie store for pages without https
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/**
 * Loads gtag.js after consent, except on pages whose URL contains a question. Returns the function that sends events.
 */
export function googleSender(id: string): (event: AnalyticsEvent) => void {
  const page = window as unknown as Google;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  function gtag(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: Google's script takes `arguments` and no array
    layer.push(arguments);
  }
  gtag('js', new Date());
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: stripQuery(location.href),
    page_referrer: stripQuery(document.referrer),
    // Host-only cookies, so that they can be removed again.
    cookie_domain: 'none',
  });
  if (!questionPages.test(location.pathname))
    document.head.append(
      Object.assign(document.createElement('script'), {
        async: true,
        src: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      }),
    );

  // gtag.js also collects on its own (enhanced measurement); withdrawing consent disables that too.
  const applyConsent = () => {
    page[`ga-disable-${id}`] = getConsent() !== 'accepted';
    if (page[`ga-disable-${id}`]) removeCookies();
  };
  // A page restored from bfcache missed a choice made on a later page. https://web.dev/articles/bfcache
  for (const change of ['consent', 'storage', 'pageshow']) window.addEventListener(change, applyConsent);

  return (event) => gtag('event', ...googleEvent(event));
}
