// Saves answers in this browser's localStorage, only when the visitor presses the button.
const keyOf = (tool: string) => `kept-answers:${tool}`;

/** The fragment saved for this tool; undefined where there is none or storage is blocked. */
export function savedAnswers(tool: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(tool)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether saving succeeded: storage may be blocked or full. */
export function saveAnswers(tool: string, fragment: string): boolean {
  try {
    localStorage.setItem(keyOf(tool), fragment);
    return true;
  } catch {
    return false;
  }
}

export function deleteAnswers(tool: string): void {
  try {
    localStorage.removeItem(keyOf(tool));
  } catch {
    // Without storage there is nothing to delete.
  }
}
