// Every page: the overlay islands (`client:event`). The runtime of Astro's islands would weigh more than all other
// scripts of an article; these have no markup on the page before they open, and no props.

/** An import, and once more a second later under another address: browsers remember that an address had no code. */
const fetched = (address: string) =>
  import(/* @vite-ignore */ address).catch(async () => {
    await new Promise((done) => setTimeout(done, 1000));
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  });

for (const island of document.querySelectorAll('astro-island[client="event"]')) {
  const addressOf = (name: string) => fetched(island.getAttribute(name) ?? '');
  const code = () => Promise.all([addressOf('component-url'), addressOf('renderer-url')]);
  const { value } = JSON.parse(island.getAttribute('opts') ?? '{}');
  const wake = async () => {
    removeEventListener(value, wake);
    try {
      const [{ default: Component }, { default: renderer }] = await code();
      renderer(island)(Component, {}, {}, { client: 'event' });
    } catch (error) {
      addEventListener(value, wake);
      island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
    }
  };
  addEventListener(value, wake);
  // Prefetch: the button whose id is the event's name loads the island's code on hover.
  document.getElementById(value)?.addEventListener('pointerenter', () => code().catch(() => {}));
}

export {};
