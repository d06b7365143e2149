// Marks the header once the page is scrolled by more than 100 px: an IntersectionObserver, no scroll listener.
const header = document.querySelector('.site-header');
const mark = document.querySelector('.scroll-mark');

if (header && mark)
  new IntersectionObserver((seen) => {
    header.classList.toggle('sticky-active', !seen.at(-1)?.isIntersecting);
  }).observe(mark);

export {};
