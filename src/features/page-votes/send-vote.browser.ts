import { request } from '../../shared/request.ts';

let isSent = false;

/** Sends a vote, at most once a view, and tells what came of it. */
export async function sendVote(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const status = form.querySelector('[role="status"]');
  if (isSent || !status) return;
  isSent = true;
  try {
    await request('POST', form.action, { body: { page: form.dataset.page, vote: button.value } });
    // Not disabled: that would take the focus from whoever pressed it.
    for (const one of form.querySelectorAll('button')) one.setAttribute('aria-disabled', 'true');
    button.setAttribute('aria-pressed', 'true');
    status.textContent = 'Thank you. That was counted.';
  } catch {
    isSent = false;
    status.textContent = 'That could not be counted. Please try again later.';
  }
}
