// Kept only when the visitor presses the button for it, in this browser alone.
const keyOf = (tool: string) => `kept-answers:${tool}`;

/** The fragment that was kept for this tool; nothing where none was, or where storage is not to be had. */
export function keptAnswers(tool: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(tool)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it could be kept: storage may be off or full. */
export function keepAnswers(tool: string, fragment: string): boolean {
  try {
    localStorage.setItem(keyOf(tool), fragment);
    return true;
  } catch {
    return false;
  }
}

export function forgetAnswers(tool: string): void {
  try {
    localStorage.removeItem(keyOf(tool));
  } catch {
    // Nothing was kept where there is no storage.
  }
}
