import { atom } from 'nanostores';

export interface Toast {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'destructive';
  open: boolean;
}

/** Milliseconds (specification part 1 §9). */
export const toastDuration = 5000;
const removedAfter = 1_000_000;

/** At most one toast at a time; a dismissed one stays here, closed, until it is removed. */
export const $toast = atom<Toast | undefined>();

/** Shows a toast in place of the one before it. The window event wakes the island that draws it. */
export function showToast(toast: Omit<Toast, 'id' | 'open'>): void {
  $toast.set({ ...toast, id: ($toast.get()?.id ?? 0) + 1, open: true });
  window.dispatchEvent(new Event('toast'));
}

export function dismissToast(id: number): void {
  const toast = $toast.get();
  if (toast?.id !== id) return;
  $toast.set({ ...toast, open: false });
  setTimeout(() => {
    if ($toast.get()?.id === id) $toast.set(undefined);
  }, removedAfter);
}
