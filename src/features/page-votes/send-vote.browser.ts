let isSent = false;

/**
 * Sends a vote, at most once a view, and tells what came of it. Without `shared/request.ts`: what this file imports would
 * be listed in the script that every tool's page starts with, which has no room for it.
 */
export async function sendVote(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const status = form.querySelector('[role="status"]');
  if (isSent || !status) return;
  isSent = true;
  const { ok } = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: form.dataset.page, vote: button.value }),
  }).catch(() => ({ ok: false }));
  isSent = ok;
  status.textContent = ok ? 'Thank you. That was counted.' : 'That could not be counted. Please try again later.';
  if (!ok) return;
  // Not disabled: that would take the focus from whoever pressed it.
  for (const one of form.querySelectorAll('button')) one.setAttribute('aria-disabled', 'true');
  button.setAttribute('aria-pressed', 'true');
}
