// Marks the header once the page is scrolled by more than 100 px: an IntersectionObserver, no scroll listener. Every
// page has both: src/components/Header.astro.
const header = document.querySelector('.site-header') as HTMLElement;
const sentinel = document.querySelector('.scroll-mark') as HTMLElement;

new IntersectionObserver((entries) => {
  header.classList.toggle('sticky-active', !entries.pop()?.isIntersecting);
}).observe(sentinel);

// Very large text would make the header fill the screen, so it scrolls away. No media query reports the text size.
new ResizeObserver(() => {
  header.style.position = header.offsetHeight > innerHeight / 4 ? 'static' : '';
}).observe(header);

export {};
