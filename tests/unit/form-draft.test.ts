import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  clearDraft,
  clearSubmittedDraftScript,
  markSubmitted,
} from '../../src/features/leads/submitted-draft.browser.ts';
import { readDraft, saveDraft } from '../../src/shared/form-draft.browser.ts';
import { webStorage } from '../support/web-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(): Map<string, string> {
  const storage = webStorage();
  vi.stubGlobal('sessionStorage', storage);
  return storage.items;
}

test('a draft is restored unchanged for its own form, until it is cleared', () => {
  stubStorage();
  const typed = fc.dictionary(fc.string(), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(typed, typed, (one, other) => {
      saveDraft('one', one);
      saveDraft('other', other);
      expect(readDraft('one')).toEqual({ ...one });
      clearDraft('one');
      expect(readDraft('one')).toEqual({});
      expect(readDraft('other')).toEqual({ ...other });
    }),
  );
});

test('a draft read from storage holds only strings, whatever is stored', () => {
  const items = stubStorage();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      items.set('typed:one', text);
      for (const value of Object.values(readDraft('one'))) expect(typeof value).toBe('string');
    }),
  );
});

test('the confirmation page clears the draft of the submitted form only', () => {
  const items = stubStorage();
  const run = new Function(clearSubmittedDraftScript);
  saveDraft('one', { name: 'Ann' });
  saveDraft('other', { name: 'Bea' });
  run();
  expect(readDraft('one')).toEqual({ name: 'Ann' });
  markSubmitted('one');
  run();
  expect([...items.keys()]).toEqual(['typed:other']);
});

test('without storage no draft is saved and nothing breaks', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  saveDraft('one', { name: 'Ann' });
  clearDraft('one');
  markSubmitted('one');
  new Function(clearSubmittedDraftScript)();
  expect(readDraft('one')).toEqual({});
});
