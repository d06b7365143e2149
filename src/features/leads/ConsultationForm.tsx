// The consultation form: complete HTML without JavaScript, the same contract with it. The test screen offers
// every county and shows missing fields in a toast.

import { ohioCounties } from '../../shared/ohio-counties.ts';
import { showToast } from '../toasts/store.ts';
import { EmailField } from './EmailField.tsx';
import { Field, FieldError } from './Field.tsx';
import {
  consultation,
  consultationCounties,
  consultationTest,
  countyLabel,
  testScreenToast,
} from './forms/consultation.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { leadLimits } from './lead.ts';
import { Select } from './Select.tsx';
import { type LeadFormView, useLeadForm } from './use-lead-form.tsx';

const labelsByCounty = (counties: readonly string[]): Record<string, string> =>
  Object.fromEntries(counties.map((county) => [county, countyLabel(county)]));
const [counties, testCounties] = [labelsByCounty(consultationCounties), labelsByCounty(ohioCounties)];

interface Props {
  page: string;
  test?: boolean;
  /** Initial values of the notes and the county. */
  notes?: string;
  county?: string;
}

export default function ConsultationForm({ page, test = false, notes, county }: Props) {
  const form = test ? consultationTest : consultation;
  const state = useLeadForm(form as typeof consultation, {
    page,
    ...(notes === undefined
      ? {}
      : { defaultValues: { notes, county: county as (typeof consultationCounties)[number] } }),
    ...(test
      ? { onInvalid: (message, typed) => showToast({ ...testScreenToast(typed, message), tone: 'destructive' }) }
      : {}),
  });
  return <ConsultationFormView test={test} {...state} />;
}

type ViewProps = LeadFormView<typeof consultation.fields> & Pick<Props, 'test'>;

export function ConsultationFormView({ test = false, isSubmitting, ...frame }: ViewProps) {
  const form = test ? consultationTest : consultation;
  return (
    <LeadFormFrame form={form} {...frame}>
      <Field name="name" label="Full name">
        <input autoComplete="name" maxLength={leadLimits.name} required />
      </Field>
      <EmailField hint="For example: ann@example.com" />
      <Field
        name="county"
        label="County"
        hint={test ? undefined : 'Another county? Choose Other and name it in the notes.'}
      >
        <Select none="Choose a county" options={test ? testCounties : counties} required />
      </Field>
      <Field name="phone" label="Phone number (optional)" hint="Only if you would like us to call or text you.">
        <input type="tel" inputMode="tel" autoComplete="tel" maxLength={leadLimits.phone} />
      </Field>
      <Field name="notes" label="Additional notes (optional)">
        <textarea rows={5} maxLength={leadLimits.notes} />
      </Field>
      <div className="field">
        <div className="check">
          {/* Chromium reports a required checkbox as invalid before any interaction. */}
          <input aria-invalid={false} {...frame.fields.control('consent')} className="" type="checkbox" required />
          <label htmlFor="consent">{form.consent.wording}</label>
        </div>
        <FieldError name="consent" />
      </div>
      <button type="submit" className="button" aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? 'Submitting...' : 'Send my request'}
      </button>
    </LeadFormFrame>
  );
}
