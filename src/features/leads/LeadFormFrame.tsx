// The parts common to all lead forms: the error message of a page shown again, hidden fields,
// and the result of sending.
import './form.css';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { type AnnouncedError, AnnouncedErrorContext } from './Field.tsx';
import type { LeadForm } from './forms/lead-form.ts';
import { Honeypot } from './Honeypot.tsx';
import { leadsPath } from './lead.ts';
import { NotSentMessage, SentMessage } from './Outcome.tsx';
import type { Outcome } from './use-lead-form.tsx';

interface Props {
  /** For links to the form. */
  id?: string;
  form: Pick<LeadForm, 'id' | 'consent' | 'next'>;
  page: string;
  formProps: FormHTMLAttributes<HTMLFormElement>;
  noteTopic: (value: string) => void;
  spoken: AnnouncedError;
  outcome: Outcome | undefined;
  children: ReactNode;
}

export function LeadFormFrame({ id, form, page, formProps, noteTopic, spoken, outcome, children }: Props) {
  return (
    <form id={id} action={leadsPath} method="post" className="form" {...formProps}>
      {outcome === 'sent' && <SentMessage next={form.next} />}
      <p className="field-error" data-fill="form-message" role="alert" hidden />
      <input type="hidden" name="form" value={form.id} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="consentVersion" value={form.consent.version} />
      <Honeypot form={form.id} noteTopic={noteTopic} />
      <AnnouncedErrorContext value={spoken}>{children}</AnnouncedErrorContext>
      {(outcome === 'refused' || outcome === 'unsent') && <NotSentMessage refused={outcome === 'refused'} />}
    </form>
  );
}
