// Marks the header once the page is scrolled by more than 100 px: an IntersectionObserver, no scroll listener.
const header = document.querySelector<HTMLElement>('.site-header');
const mark = document.querySelector('.scroll-mark');

if (header && mark)
  new IntersectionObserver((seen) => {
    header.classList.toggle('sticky-active', !seen.at(-1)?.isIntersecting);
  }).observe(mark);

// With letters so large that it would take a good part of the screen, it scrolls away: no media query knows of a
// telephone's own size of letters.
if (header)
  new ResizeObserver(() => {
    header.style.position = header.offsetHeight > innerHeight / 4 ? 'static' : '';
  }).observe(header);

export {};
