// The parts common to all lead forms: the error message of a page shown again, hidden fields,
// and the result of sending.
import './form.css';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFieldsContext } from './Field.tsx';
import type { LeadForm } from './forms/lead-form.ts';
import { Honeypot } from './Honeypot.tsx';
import { leadsPath } from './lead.ts';
import { NotSentMessage, SentMessage } from './Outcome.tsx';
import type { LeadFormView } from './use-lead-form.tsx';

interface Props extends Omit<LeadFormView, 'register' | 'isSubmitting'> {
  /** For links to the form. */
  id?: string;
  form: Pick<LeadForm, 'id' | 'consent' | 'next'>;
  children: ReactNode;
}

export function LeadFormFrame({ id, form, page, formProps, fields, children, ...result }: Props) {
  const { errors, outcome, reference } = result;
  const fieldList = useRef<HTMLDivElement>(null);
  /** The reference number of the request after which another one is written. */
  const [formReopenedAfter, setFormReopenedAfter] = useState<string>();
  const isCollapsed = outcome === 'sent' && formReopenedAfter !== reference;
  return (
    <form id={id} action={leadsPath} method="post" className="form" {...formProps}>
      {outcome === 'sent' && <SentMessage key={reference} next={form.next} reference={reference} />}
      {isCollapsed && (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            flushSync(() => setFormReopenedAfter(reference));
            fieldList.current?.querySelector<HTMLElement>('.input')?.focus();
          }}
        >
          Send another request
        </button>
      )}
      <p className="field-error" data-fill="form-message" role="alert" hidden />
      <input type="hidden" name="form" value={form.id} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="consentVersion" value={form.consent.version} />
      <Honeypot form={form.id} />
      <div ref={fieldList} className="form-fields" hidden={isCollapsed}>
        {errors.length > 1 && <ErrorSummary errors={errors} />}
        <FormFieldsContext value={fields}>{children}</FormFieldsContext>
      </div>
      {(outcome === 'refused' || outcome === 'unsent') && <NotSentMessage refused={outcome === 'refused'} />}
    </form>
  );
}
