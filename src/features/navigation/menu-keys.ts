/**
 * The index of the link that a key moves the focus to in a menu of `count` links. `current` is the focused link, -1 for
 * the menu's own button. Undefined for other keys.
 */
export function nextLinkIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
