/** From here on the box says how many characters are left. */
export const announceBelow = 100;
const steps = [0, 10, 20, 50, announceBelow];

/** The screen reader announcement: changes at a few steps only, so that not every key is announced. */
export function charactersLeftMessage(left: number): string {
  const step = steps.find((max) => left <= max);
  if (step === undefined) return '';
  return step ? `At most ${step} characters left` : 'No characters left';
}
