import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentKey, readChoice, signalsDecline, storeChoice } from '../../src/features/consent/consent.ts';
import { webStorage } from '../support/web-storage.ts';

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: true }, true],
])('%o signals a no: %s', (navigator, no) => {
  expect(signalsDecline(navigator)).toBe(no);
});

test('without a stored choice there is no consent; an opt-out signal counts as a decline', () => {
  const storage = webStorage();
  expect(readChoice(storage, false)).toBeUndefined();
  expect(readChoice(storage, true)).toBe('declined');
  storage.setItem(consentKey, 'maybe');
  expect(readChoice(storage, false)).toBeUndefined();
});

test('an acceptance overrides the opt-out signal only if it was given despite the signal', () => {
  const storage = webStorage();
  storeChoice(storage, 'accepted', false);
  expect(storage.getItem(consentKey)).toBe('accepted');
  expect(readChoice(storage, false)).toBe('accepted');
  expect(readChoice(storage, true)).toBe('declined');
  storeChoice(storage, 'accepted', true);
  expect(readChoice(storage, true)).toBe('accepted');
  storeChoice(storage, 'declined', true);
  expect(readChoice(storage, true)).toBe('declined');
  storeChoice(storage, 'accepted', false);
  expect(readChoice(storage, true)).toBe('declined');
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

test('a choice that cannot be stored is valid for the page view', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  const { getConsent, setConsent } = await import('../../src/features/consent/stored-choice.browser.ts');
  const listener = vi.fn();
  window.addEventListener('consent', listener);
  expect(getConsent()).toBeUndefined();
  setConsent('declined');
  expect(getConsent()).toBe('declined');
  expect(listener).toHaveBeenCalledOnce();
});

test('a choice made in another tab takes effect in this one', async () => {
  const storage = webStorage();
  vi.stubGlobal('localStorage', storage);
  const { getConsent, setConsent } = await import('../../src/features/consent/stored-choice.browser.ts');
  setConsent('accepted');
  storage.setItem(consentKey, 'declined');
  expect(getConsent()).toBe('declined');
});
