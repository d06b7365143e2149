// The record in this browser's localStorage: written only after the visitor pressed "Keep on this device".
import { recordKey } from './record.ts';

/** Why a change could not be stored. */
export type StorageProblem = 'full' | 'forbidden';

/** The stored text; null if there is none or storage is blocked. */
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
    // TypeError: in a web view without storage, localStorage is null.
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

/** Calls back with the text that another tab stored, or null when it deleted it. */
export function onOtherTabStored(listener: (text: string | null) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    // The key is null after localStorage.clear().
    if (key === recordKey || key === null) listener(newValue);
  });
}
