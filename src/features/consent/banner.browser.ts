// Every page: asks for the choice about cookies once, after a delay, and again when the footer's button is pressed.
import { consentDelay } from './consent.ts';
import { getConsent } from './stored-choice.browser.ts';

const ask = () => window.dispatchEvent(new Event('consent-wanted'));

const button = document.querySelector<HTMLElement>('#consent-wanted');
button?.removeAttribute('hidden');
button?.addEventListener('click', ask);

if (!getConsent()) setTimeout(() => getConsent() ?? ask(), consentDelay);
