import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webStorage } from '../support/web-storage.ts';

const key = 'cookie-consent';

/** What the browser signals; the tests change it. */
let signals: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = {};
let storage = webStorage();
beforeEach(() => {
  vi.resetModules();
  signals = {};
  storage = webStorage();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', signals);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());
const load = () => import('../../src/features/consent/stored-choice.browser.ts');

test.each([
  [{}, undefined],
  [{ doNotTrack: null }, undefined],
  [{ doNotTrack: '0' }, undefined],
  [{ doNotTrack: '1' }, 'declined'],
  [{ doNotTrack: 'yes' }, 'declined'],
  [{ globalPrivacyControl: false }, undefined],
  [{ globalPrivacyControl: true }, 'declined'],
])('without a stored choice, a browser that says %o has chosen: %s', async (sentSignals, choice) => {
  Object.assign(signals, sentSignals);
  const { getConsent } = await load();
  expect(getConsent()).toBe(choice);
});

test('an acceptance overrides the opt-out signal only if it was given despite the signal', async () => {
  const { getConsent, setConsent } = await load();
  const signalled = (isOn: boolean) => Object.assign(signals, { globalPrivacyControl: isOn });
  setConsent('accepted');
  expect(storage.getItem(key)).toBe('accepted');
  expect(getConsent()).toBe('accepted');
  signalled(true);
  expect(getConsent()).toBe('declined');
  setConsent('accepted');
  expect(getConsent()).toBe('accepted');
  setConsent('declined');
  expect(getConsent()).toBe('declined');
  signalled(false);
  setConsent('accepted');
  signalled(true);
  expect(getConsent()).toBe('declined');
});

test('a choice that cannot be stored is valid for the page view', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  const { getConsent, setConsent } = await load();
  const listener = vi.fn();
  window.addEventListener('consent', listener);
  expect(getConsent()).toBeUndefined();
  setConsent('declined');
  expect(getConsent()).toBe('declined');
  expect(listener).toHaveBeenCalledOnce();
});

test('where storage is blocked, the opt-out signal counts as a decline', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const { getConsent } = await load();
  expect(getConsent()).toBeUndefined();
  Object.assign(signals, { globalPrivacyControl: true });
  expect(getConsent()).toBe('declined');
});

test('a choice made in another tab takes effect in this one; what is no choice counts as none', async () => {
  const { getConsent, setConsent } = await load();
  setConsent('accepted');
  storage.setItem(key, 'declined');
  expect(getConsent()).toBe('declined');
  storage.setItem(key, 'maybe');
  expect(getConsent()).toBeUndefined();
});
