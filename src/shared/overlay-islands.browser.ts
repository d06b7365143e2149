// Every page: the overlay islands (`client:event`). The runtime of Astro's islands would weigh more than all other
// scripts of an article; these have no markup on the page before they open, and no props.

/** Imports, and retries once after a second with another URL: browsers cache a failed import. */
const importWithRetry = (address: string) =>
  import(/* @vite-ignore */ address).catch(async () => {
    await new Promise((done) => setTimeout(done, 1000));
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  });

for (const island of document.querySelectorAll('astro-island[client="event"]')) {
  const importFrom = (name: string) => importWithRetry(island.getAttribute(name) ?? '');
  const loadCode = () => Promise.all([importFrom('component-url'), importFrom('renderer-url')]);
  const { value: eventName } = JSON.parse(island.getAttribute('opts') ?? '{}');
  const hydrate = async () => {
    removeEventListener(eventName, hydrate);
    try {
      const [{ default: Component }, { default: renderer }] = await loadCode();
      renderer(island)(Component, {}, {}, { client: 'event' });
    } catch (error) {
      addEventListener(eventName, hydrate);
      island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
    }
  };
  addEventListener(eventName, hydrate);
  // Prefetch: the button whose id is the event's name loads the island's code on hover.
  document.getElementById(eventName)?.addEventListener('pointerenter', () => loadCode().catch(() => {}));
}

export {};
