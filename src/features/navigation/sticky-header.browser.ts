// Marks the header once the page is scrolled by more than 100 px: an IntersectionObserver, no scroll listener. Every
// page has both: src/components/Header.astro.
const header = document.querySelector('.site-header') as HTMLElement;
const mark = document.querySelector('.scroll-mark') as HTMLElement;

new IntersectionObserver((entries) => {
  header.classList.toggle('sticky-active', !entries.pop()?.isIntersecting);
}).observe(mark);

// With letters so large that it would take a good part of the screen, it scrolls away: no media query knows of a
// telephone's own size of letters.
new ResizeObserver(() => {
  header.style.position = header.offsetHeight > innerHeight / 4 ? 'static' : '';
}).observe(header);

export {};
