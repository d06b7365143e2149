// A press on "Did this answer it?" stays on the page of a tool, whose address holds its answers. What sends it is loaded
// with the first press; where it cannot be, the form is sent as on other pages.
const form = document.querySelector<HTMLFormElement>('.page-vote');

const send = (event: SubmitEvent) => {
  event.preventDefault();
  const button = event.submitter as HTMLButtonElement;
  import('./send-vote.browser.ts').then(
    ({ sendVote }) => sendVote(form as HTMLFormElement, button),
    () => {
      form?.removeEventListener('submit', send);
      button.click();
    },
  );
};
form?.addEventListener('submit', send);
