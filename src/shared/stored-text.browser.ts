// A text in this browser's localStorage: stored only after the visitor pressed a button that says so.

/** Why a text could not be stored. */
export type StorageProblem = 'full' | 'forbidden';

/** The stored text; null if there is none or storage is blocked. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeText(key: string, text: string): StorageProblem | undefined {
  try {
    localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    // TypeError: in a web view without storage, localStorage is null.
    return error instanceof DOMException && error.name !== 'SecurityError' ? 'full' : 'forbidden';
  }
}

export function deleteStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
