// What stands in every lead form besides its own fields: the message of a page shown again, what travels along unseen.
import '../styles/form.css';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { leadsPath } from '../domain/lead.ts';
import type { LeadForm } from '../domain/lead-forms/lead-form.ts';
import { Honeypot } from './Honeypot.tsx';

interface Props {
  form: Pick<LeadForm, 'id' | 'consent'>;
  page: string;
  formProps: FormHTMLAttributes<HTMLFormElement>;
  noteWebsite: (value: string) => void;
  children: ReactNode;
}

export function LeadFormFrame({ form, page, formProps, noteWebsite, children }: Props) {
  return (
    <form action={leadsPath} method="post" className="form" {...formProps}>
      <p className="field-error" data-fill="form-message" role="alert" hidden />
      <input type="hidden" name="form" value={form.id} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="consentVersion" value={form.consent.version} />
      <Honeypot form={form.id} noteWebsite={noteWebsite} />
      {children}
    </form>
  );
}
