// The consultation form: complete HTML without JavaScript, the same contract with it.
import { leadLimits } from '../domain/lead.ts';
import { consultation, consultationCounties, countyLabel } from '../domain/lead-forms/consultation.ts';
import type { LeadForm } from '../domain/lead-forms/lead-form.ts';
import { Field, FieldError } from './Field.tsx';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { useLeadForm } from './use-lead-form.ts';

const form = consultation as unknown as LeadForm;

interface Typed {
  name: string;
  email: string;
  county: string;
  phone: string;
  notes: string;
  consent: boolean;
}

export default function ConsultationForm({ page }: { page: string }) {
  const { control, messageOf, isSubmitting, ...frame } = useLeadForm<Typed & Record<string, unknown>>(form, { page });
  return (
    <LeadFormFrame form={form} page={page} formProps={frame.formProps} noteWebsite={frame.noteWebsite}>
      <Field name="name" label="Full name" error={messageOf('name')}>
        <input {...control('name')} autoComplete="name" maxLength={leadLimits.name} required />
      </Field>
      <Field name="email" label="Email address" error={messageOf('email')}>
        <input {...control('email')} type="email" autoComplete="email" maxLength={leadLimits.email} required />
      </Field>
      <Field name="county" label="County" error={messageOf('county')}>
        <select {...control('county')} required>
          <option value="">Choose a county</option>
          {consultationCounties.map((county) => (
            <option key={county} value={county}>
              {countyLabel(county)}
            </option>
          ))}
        </select>
      </Field>
      <Field name="phone" label="Phone number (optional)" error={messageOf('phone')}>
        <input {...control('phone')} type="tel" autoComplete="tel" maxLength={leadLimits.phone} />
      </Field>
      <Field name="notes" label="Additional notes (optional)" error={messageOf('notes')}>
        <textarea {...control('notes')} rows={5} maxLength={leadLimits.notes} />
      </Field>
      <div className="field">
        <div className="check">
          <input {...control('consent')} className="" type="checkbox" required />
          <label htmlFor="consent">{form.consent.wording}</label>
        </div>
        <FieldError name="consent" error={messageOf('consent')} />
      </div>
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Send my request'}
      </button>
    </LeadFormFrame>
  );
}
