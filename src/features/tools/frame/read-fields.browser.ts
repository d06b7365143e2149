// Reads the uncontrolled fields of a tool, so that nothing typed before hydration is lost.
import { addressKey } from '../../law/address-state.ts';
import type { Question, Texts } from './question.ts';

const twoDigits = (text: string) => text.padStart(2, '0');

/** The values in a form, for each question that has fields there. */
export function readFields(form: HTMLFormElement, questions: readonly Question[]): Texts {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const texts: Texts = {};
  for (const { key, kind } of questions) {
    const name = addressKey(key);
    // No radio button is checked: keep a value carried over from another tool that has no button here.
    if (kind === 'choice' && !fields.has(name)) continue;
    if (kind === 'date') {
      if (!fields.has(`${name}-month`)) continue;
      const [year, month, day] = [text(`${name}-year`), text(`${name}-month`), text(`${name}-day`)];
      texts[name] = year || month || day ? `${year}-${month}-${day && twoDigits(day)}` : '';
    } else if (kind !== 'custom' && form.elements.namedItem(name)) {
      texts[name] = kind === 'several' ? fields.getAll(name).join('.') : text(name);
    }
  }
  return texts;
}
