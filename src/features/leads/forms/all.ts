import type * as z from 'zod/mini';
import { consultation, consultationTest } from './consultation.ts';
import { download, exitIntent, guide, guideEmail } from './guide.ts';
import { houseValue } from './house-value.ts';
import type { LeadForm } from './lead-form.ts';
import { sale } from './sale.ts';

const forms = [consultation, consultationTest, guide, guideEmail, download, sale, houseValue, exitIntent];
/** Every lead form. The function looks a form up here; an island imports its own form only. */
export const leadForms: LeadForm[] = forms;

type NameIn<Form> = Form extends LeadForm<infer Fields> ? keyof z.infer<Fields> & string : never;
/** The name of a field of any form. */
export type LeadFieldName = NameIn<(typeof forms)[number]>;

/**
 * The form that a submission came from: the one it names, else the one on its page, else the one whose payload it looks
 * like (API clients may name none). Nothing when it looks like none.
 */
export function formOf({ form, page, probateType, county, name }: Record<string, unknown>): LeadForm | undefined {
  if (form !== undefined) return leadForms.find(({ id }) => id === form);
  const onPage = leadForms.find((leadForm) => leadForm.page === page);
  if (onPage) return onPage;
  if (probateType === undefined) return exitIntent;
  if (probateType === 'General Consultation') {
    const { success } = consultationTest.fields.shape.county.safeParse(county);
    return success ? consultationTest : consultation;
  }
  if (probateType === 'Guide Download') return name ? download : guideEmail;
  return sale;
}
