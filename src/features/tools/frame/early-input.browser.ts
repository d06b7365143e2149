// What a visitor did in the fields before the tool's code filled in the answers of a link: on a slow network the page
// can be used for seconds before.

/** Whether something was typed into a control or chosen since the page came, or a button pressed (hydration/hydrate.ts). */
const isTouched = ({ value = '', defaultValue = '', checked, defaultChecked, dataset }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked || dataset.tapped === '';

/** The names of the questions with such a control. */
export const changedQuestions = (form: HTMLFormElement): string[] =>
  [...(form.elements as HTMLCollectionOf<HTMLInputElement>)]
    .filter(isTouched)
    .map((control) => control.closest<HTMLElement>('[data-question]')?.dataset.question ?? '');

/** Where in a question the focus is; the function brings it back once the question's fields were mounted again. */
export function rememberFocus(): () => void {
  const focused = document.activeElement as HTMLElement;
  const name = focused.closest<HTMLElement>('[data-question]')?.dataset.question;
  const elements = () => [...document.querySelectorAll<HTMLElement>(`[data-question="${name}"] *`)];
  const index = elements().indexOf(focused);
  return () => {
    // With the answers of the link the question may not be asked.
    if (name) (elements()[index] ?? document.querySelector<HTMLElement>('.tool-step:not([hidden]) h3'))?.focus();
  };
}
