// The record in this browser's localStorage: written only after the visitor pressed "Keep on this device".
import { recordKey } from './record-key.ts';

/** Why a change could not be stored. */
export type StorageProblem = 'full' | 'forbidden';

/** The stored text; null where there is none, or storage is blocked. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(recordKey);
  } catch {
    return null;
  }
}

export function storeText(text: string): StorageProblem | undefined {
  try {
    localStorage.setItem(recordKey, text);
    return undefined;
  } catch (error) {
    // A web view without storage has null in its place: a TypeError.
    return error instanceof DOMException && error.name !== 'SecurityError' ? 'full' : 'forbidden';
  }
}

export function deleteStored(): void {
  try {
    localStorage.removeItem(recordKey);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Calls back with what another tab stored, null where it deleted it. */
export function onStoredElsewhere(listener: (text: string | null) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    // Without a key, everything was deleted.
    if (key === recordKey || key === null) listener(newValue);
  });
}
