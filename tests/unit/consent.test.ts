import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentKey, readChoice, signalsDecline, storeChoice } from '../../src/features/consent/consent.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

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

test('without a stored choice there is no consent, and an opt-out signal counts as a decline', () => {
  const kept = storage();
  expect(readChoice(kept, false)).toBeUndefined();
  expect(readChoice(kept, true)).toBe('declined');
  kept.setItem(consentKey, 'maybe');
  expect(readChoice(kept, false)).toBeUndefined();
});

test('an acceptance overrides the opt-out signal only if it was given despite the signal', () => {
  const kept = storage();
  storeChoice(kept, 'accepted', false);
  expect(kept.getItem(consentKey)).toBe('accepted');
  expect(readChoice(kept, false)).toBe('accepted');
  expect(readChoice(kept, true)).toBe('declined');
  storeChoice(kept, 'accepted', true);
  expect(readChoice(kept, true)).toBe('accepted');
  storeChoice(kept, 'declined', true);
  expect(readChoice(kept, true)).toBe('declined');
  storeChoice(kept, 'accepted', false);
  expect(readChoice(kept, true)).toBe('declined');
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
  const kept = storage();
  vi.stubGlobal('localStorage', kept);
  const { getConsent, setConsent } = await import('../../src/features/consent/stored-choice.browser.ts');
  setConsent('accepted');
  kept.setItem(consentKey, 'declined');
  expect(getConsent()).toBe('declined');
});
