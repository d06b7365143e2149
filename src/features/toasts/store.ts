import { atom } from 'nanostores';
import { flashKey, flashMaxAge } from './flash.ts';

export interface Toast {
  id: number;
  title: string;
  description: string;
  tone: 'success' | 'destructive';
  link?: { text: string; href: string };
  open: boolean;
}

type NewToast = Omit<Toast, 'id' | 'open'>;

/** Milliseconds that a toast stays open. */
export const toastDuration = 5000;
const removedAfter = 1_000_000;

/** At most one toast at a time; a dismissed one stays here, closed, until it is removed. */
export const $toast = atom<Toast | undefined>();

/** Shows a toast in place of the one before it. The window event hydrates the island that draws it. */
export function showToast(toast: NewToast): void {
  $toast.set({ ...toast, id: ($toast.get()?.id ?? 0) + 1, open: true });
  // What failed concerns the page it failed on, and says so there.
  saveFlash(toast.tone === 'success' ? toast : undefined);
  window.dispatchEvent(new Event('toast'));
}

export function dismissToast(id: number): void {
  const toast = $toast.get();
  if (toast?.id !== id) return;
  $toast.set({ ...toast, open: false });
  saveFlash(undefined);
  setTimeout(() => {
    if ($toast.get()?.id === id) $toast.set(undefined);
  }, removedAfter);
}

/** Shows the flash message of the page before, unless this page has a toast of its own. */
export function showFlash(): void {
  if ($toast.get()) return;
  try {
    const flash = JSON.parse(sessionStorage.getItem(flashKey) ?? 'null') as (NewToast & { savedAt: number }) | null;
    saveFlash(undefined);
    if (!flash) return;
    const { savedAt, ...toast } = flash;
    if (Date.now() - savedAt < flashMaxAge) showToast(toast);
  } catch {
    // Storage is off, or holds what is not ours.
  }
}

/** Saves the toast as a flash message for the next page; without one, deletes the saved one. */
export function saveFlash(toast: NewToast | undefined): void {
  try {
    if (toast) sessionStorage.setItem(flashKey, JSON.stringify({ ...toast, savedAt: Date.now() }));
    else sessionStorage.removeItem(flashKey);
  } catch {
    // Without storage a toast lasts as long as its page.
  }
}
