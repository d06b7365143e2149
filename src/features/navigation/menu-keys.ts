/**
 * Where a key leads inside a menu of `count` links: the number of the link, counted from 0. `at` is the link that has
 * the focus, -1 for the menu's own button. Nothing for a key that has no meaning there.
 */
export function nextLinkIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
