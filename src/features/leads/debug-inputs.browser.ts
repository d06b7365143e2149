// The leftover debug inputs of the forms: with `?debug=1` only, and they only echo what is typed.
const template = document.querySelector<HTMLTemplateElement>('template[data-debug]');

if (template && new URLSearchParams(location.search).get('debug') === '1') {
  const place = template.content.cloneNode(true) as DocumentFragment;
  for (const input of place.querySelectorAll('input')) {
    input.addEventListener('input', () => {
      const echo = document.querySelector(`output[for="${input.id}"]`);
      if (echo) echo.textContent = input.value;
    });
  }
  template.replaceWith(place);
}
