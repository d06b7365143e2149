// The fields keep what is typed, so that nothing typed before this code came is lost; here it is read.
import { addressKey } from '../../law/address-state.ts';
import type { Question, Texts } from './question.ts';

const twoDigits = (text: string) => text.padStart(2, '0');

/** What stands in the fields of a form, for each question that has fields there. */
export function readFields(form: HTMLFormElement, questions: readonly Question[]): Texts {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const texts: Texts = {};
  for (const { key, kind } of questions) {
    const name = addressKey(key);
    // No button of a choice is pressed: what a link brought of another tool, which no button stands for, stays.
    if (kind === 'choice' && !fields.has(name)) continue;
    if (kind === 'date') {
      if (!fields.has(`${name}-month`)) continue;
      const [year, month, day] = [text(`${name}-year`), text(`${name}-month`), text(`${name}-day`)];
      texts[name] = year || month || day ? `${year}-${month}-${day && twoDigits(day)}` : '';
    } else if (kind !== 'own' && form.elements.namedItem(name)) {
      texts[name] = kind === 'several' ? fields.getAll(name).join('.') : text(name);
    }
  }
  return texts;
}
