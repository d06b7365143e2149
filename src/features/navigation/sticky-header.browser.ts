// The header says when the page was scrolled by more than 100 px, without listening to each step of a scroll.
const header = document.querySelector('.site-header');
const mark = document.querySelector('.scroll-mark');

if (header && mark)
  new IntersectionObserver((seen) => {
    header.classList.toggle('sticky-active', !seen.at(-1)?.isIntersecting);
  }).observe(mark);

export {};
