import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toast, dismissToast, showToast } from '../../src/stores/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shows one toast at a time and wakes the island that draws it', () => {
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
