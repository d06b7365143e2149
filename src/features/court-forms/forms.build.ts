import { getCollection } from 'astro:content';
import { withFacts } from '../facts/facts.build.ts';

/** The forms in the order of the content file, with figures filled in and full names. */
export async function allForms() {
  const forms = (await getCollection('forms')).sort((a, b) => a.data.order - b.data.order);
  return forms.map(({ id, data }) => ({
    id: `form-${id}`,
    ...data,
    name: data.number ? `Form ${data.number}: ${data.title}` : data.title,
    tells: withFacts(data.tells),
    when: withFacts(data.when),
    /** With placeholders, for the list of sources. */
    text: `${data.tells} ${data.when}`,
  }));
}

/** Text about a form for the question box: its first sentence answers "which form". */
export function formText({ name, number, tells, when, signs }: Awaited<ReturnType<typeof allForms>>[number]): string {
  const sentence = /^(?:Nothing|It is)/.test(tells) ? tells : `What it tells the court: ${tells}`;
  return [
    number ? `${name}, is one of Ohio’s standard probate forms.` : `One of the papers is called “${name}”.`,
    sentence,
    `When: ${when}`,
    signs && `Who signs: ${signs}`,
    number ? '' : 'We give no number, because we could not confirm it; ask the court for it by its name.',
    'Courts must use the standard forms and may add their own, so get it from the court that will receive it.',
  ]
    .filter(Boolean)
    .join(' ');
}
