import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flashMaxAge } from '../../src/features/toasts/flash.ts';
import { $toast, dismissToast, showFlash, showToast } from '../../src/features/toasts/store.ts';
import { webStorage } from '../support/web-storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shows one toast at a time and hydrates the island that renders it', () => {
  const woken = vi.fn();
  window.addEventListener('toast', woken);
  showToast({ title: 'One', description: '', tone: 'success' });
  showToast({ title: 'Two', description: '', tone: 'destructive' });
  expect($toast.get()).toMatchObject({ title: 'Two', open: true });
  expect(woken).toHaveBeenCalledTimes(2);
});

test('a dismissed toast is closed at once and removed after 1000000 ms', () => {
  showToast({ title: 'One', description: '', tone: 'success' });
  const id = $toast.get()?.id ?? 0;
  dismissToast(id);
  expect($toast.get()?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect($toast.get()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect($toast.get()).toBeUndefined();
});

test('dismissing an older toast leaves the newer one', () => {
  showToast({ title: 'One', description: '', tone: 'success' });
  const id = $toast.get()?.id ?? 0;
  showToast({ title: 'Two', description: '', tone: 'success' });
  dismissToast(id);
  expect($toast.get()).toMatchObject({ title: 'Two', open: true });
});

describe('after a navigation', () => {
  const cutShort = { title: 'One', description: 'Two', tone: 'success' } as const;
  beforeEach(() => {
    $toast.set(undefined);
    vi.stubGlobal('sessionStorage', webStorage());
  });
  const nextPage = () => {
    $toast.set(undefined);
    showFlash();
    return $toast.get();
  };

  test('the toast is shown on the next page', () => {
    showToast(cutShort);
    vi.advanceTimersByTime(900);
    expect(nextPage()).toMatchObject({ ...cutShort, open: true });
  });
  test('a failure toast is not carried to the next page', () => {
    showToast({ ...cutShort, tone: 'destructive' });
    expect(nextPage()).toBeUndefined();
  });
  test('a dismissed or old toast is not restored, and none replaces a toast of the new page', () => {
    showToast(cutShort);
    dismissToast($toast.get()?.id ?? 0);
    expect(nextPage()).toBeUndefined();
    showToast(cutShort);
    vi.advanceTimersByTime(flashMaxAge);
    expect(nextPage()).toBeUndefined();
    showToast(cutShort);
    $toast.set({ ...cutShort, id: 7, title: 'Own', open: true });
    showFlash();
    expect($toast.get()?.title).toBe('Own');
  });
});
