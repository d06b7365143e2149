// On every page: shows the cookie sheet after a delay until answered, and whenever the footer's button is pressed.
import { consentDelay, getConsent } from './stored-choice.browser.ts';

const ask = () => window.dispatchEvent(new Event('consent-wanted'));

const button = document.querySelector<HTMLElement>('#consent-wanted');
button?.removeAttribute('hidden');
button?.addEventListener('click', ask);

if (!getConsent()) setTimeout(() => getConsent() ?? ask(), consentDelay);
