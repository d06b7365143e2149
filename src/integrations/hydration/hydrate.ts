export type Load = () => Promise<() => void | Promise<void>>;

/**
 * Hydrates an island. Its props are in the page, or in a file that the build names in `data-props` (postprocess-html),
 * loaded beside the code. A file that fails to load counts as code that fails to load: `astro:hydration-error`.
 */
export async function hydrate(load: Load, element: HTMLElement): Promise<void> {
  const file = element.dataset.props;
  if (!file) return (await load())();
  try {
    const [answer] = await Promise.all([fetch(file), load()]);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    // The island's runtime hydrates it as it gets its properties.
    element.setAttribute('props', await answer.text());
  } catch (error) {
    element.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
  }
}

/**
 * Replays a tap made before hydration on the same button afterwards. Marked with `data-tapped`,
 * so that a tool does not fill in its question meanwhile.
 */
export function replayTap(element: HTMLElement): void {
  let tapped: HTMLElement | null = null;
  element.addEventListener('click', ({ target }) => {
    if (!element.hasAttribute('ssr')) return;
    tapped = (target as Element).closest<HTMLElement>('button[type=button]');
    tapped?.setAttribute('data-tapped', '');
  });
  element.addEventListener('astro:hydrate', () => tapped?.click());
}
