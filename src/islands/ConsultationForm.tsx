// The consultation form: complete HTML without JavaScript, the same contract with it.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  consultationConsent,
  consultationCounties,
  consultationFields,
  consultationLead,
  consultationToasts,
  countyLabel,
} from '../domain/consultation.ts';
import { leadLimits, leadsPath } from '../domain/lead.ts';
import { refusedFields, sendLead } from '../domain/send-lead.ts';
import { showToast } from '../stores/toasts.ts';
import { describedBy, Field, FieldError } from './Field.tsx';

export default function ConsultationForm({ page }: { page: string }) {
  const { register, handleSubmit, reset, setError, formState } = useForm({ resolver: zodResolver(consultationFields) });
  const { errors, isSubmitting } = formState;
  const submissionId = useRef('');
  // With JavaScript our own sentences replace the browser's.
  const [started, start] = useState(false);
  useEffect(() => {
    submissionId.current = crypto.randomUUID();
    start(true);
  }, []);

  const send = handleSubmit(async (fields) => {
    try {
      await sendLead(
        consultationLead(fields),
        { page, consentVersion: consultationConsent.version },
        submissionId.current,
      );
      reset();
      submissionId.current = crypto.randomUUID();
      showToast({ ...consultationToasts.success, tone: 'success' });
    } catch (error) {
      for (const [field, message] of Object.entries(refusedFields(error))) {
        if (field in consultationFields.shape) setError(field as keyof typeof consultationFields.shape, { message });
      }
      showToast({ ...consultationToasts.failure, tone: 'destructive' });
    }
  });

  const control = (name: keyof typeof consultationFields.shape) => ({
    id: name,
    className: 'input',
    ...register(name),
    ...describedBy(name, errors[name]?.message),
  });

  return (
    <form action={leadsPath} method="post" className="form" noValidate={started} onSubmit={send}>
      <p className="field-error" data-fill="form-message" role="alert" hidden />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="consentVersion" value={consultationConsent.version} />
      <Field name="name" label="Full name" error={errors.name?.message}>
        <input {...control('name')} autoComplete="name" maxLength={leadLimits.name} required />
      </Field>
      <Field name="email" label="Email address" error={errors.email?.message}>
        <input {...control('email')} type="email" autoComplete="email" maxLength={leadLimits.email} required />
      </Field>
      <Field name="county" label="County" error={errors.county?.message}>
        <select {...control('county')} required>
          <option value="">Choose a county</option>
          {consultationCounties.map((county) => (
            <option key={county} value={county}>
              {countyLabel(county)}
            </option>
          ))}
        </select>
      </Field>
      <Field name="phone" label="Phone number (optional)" error={errors.phone?.message}>
        <input {...control('phone')} type="tel" autoComplete="tel" maxLength={leadLimits.phone} />
      </Field>
      <Field name="notes" label="Additional notes (optional)" error={errors.notes?.message}>
        <textarea {...control('notes')} rows={5} maxLength={leadLimits.notes} />
      </Field>
      <div className="field">
        <div className="check">
          <input {...control('consent')} className="" type="checkbox" required />
          <label htmlFor="consent">{consultationConsent.wording}</label>
        </div>
        <FieldError name="consent" error={errors.consent?.message} />
      </div>
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Send my request'}
      </button>
    </form>
  );
}
