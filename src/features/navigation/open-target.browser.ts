// A link to one question of the FAQ (`/answers/which-probate-court`) opens that question.
export {};

const open = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
window.addEventListener('hashchange', open);
open();
