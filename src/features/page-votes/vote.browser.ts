// "Did this answer it?": asked by this script alone, because a form without one cannot know that its page was voted on. A
// vote marks the page's history entries, which a reload, Back and a duplicated tab bring along: nothing is stored.
const form = document.querySelector<HTMLFormElement>('.page-vote');
let isSent = Boolean(history.state?.voted);
if (!isSent) form?.setAttribute('data-asks', '');

const mark = () => isSent && history.replaceState({ ...history.state, voted: true }, '');
// A link to a section of the page makes an entry of its own.
addEventListener('popstate', mark);

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSent) return;
  isSent = true;
  mark();
  const button = event.submitter as HTMLButtonElement;
  // Not disabled: that would take the focus from whoever pressed it.
  for (const one of form.querySelectorAll('button')) one.setAttribute('aria-disabled', 'true');
  button.setAttribute('aria-pressed', 'true');
  const { ok } = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: form.dataset.page, vote: button.value }),
    keepalive: true,
  }).catch(() => ({ ok: false }));
  // Not to be pressed again: a vote whose reply was lost may have been counted.
  const status = form.querySelector('[role="status"]');
  if (status) status.textContent = ok ? 'Thank you. That was counted.' : 'Sorry, that could not be counted.';
});

// A module: it is imported at run time (layouts/page-end.browser.ts).
export {};
