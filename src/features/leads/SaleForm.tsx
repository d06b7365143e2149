// The sale form. A badge chooses the request, and the button's label follows; both are done in CSS, so
// that they work before hydration, after a link with `?intent=`, and without JavaScript.
import './sale-form.css';
import { type ReactNode, useState } from 'react';
import { showToast } from '../toasts/store.ts';
import { Field, FieldError } from './Field.tsx';
import { checkInformation } from './forms/lead-form.ts';
import { sale, saleContacts, saleRoles } from './forms/sale.ts';
import { intentNames } from './forms/sale-intent.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { leadLimits } from './lead.ts';
import { PersonFields } from './PersonFields.tsx';
import { countyOptions, Select } from './Select.tsx';
import { SendButton } from './SendButton.tsx';
import { type Sheet, sheetNotes } from './sheet.ts';
import { type LeadFormView, useLeadForm } from './use-lead-form.tsx';

const saleChoices = [
  { id: 'intent-talk', value: '', label: 'Not sure yet' },
  { id: 'intent-valuation', value: 'Free Valuation', label: 'Free Valuation' },
  { id: 'intent-cash-offer', value: 'Cash Offer', label: 'Cash Offer' },
];

/** The badge that is checked on hydration, by a link or by hand. */
function chosenIntent(): (typeof intentNames)[number] {
  if (typeof document === 'undefined') return '';
  const chosen = document.querySelector<HTMLInputElement>('input[name="userIntent"]:checked')?.value;
  return intentNames.find((name) => name === chosen) ?? '';
}

interface Props {
  page: string;
  /** A tool's result: the initial text of the message. */
  sheet?: Sheet;
  /** Shown beside the button: who earns from a sale. */
  children: ReactNode;
}

export default function SaleForm({ page, sheet, children }: Props) {
  const [userIntent] = useState(chosenIntent);
  const state = useLeadForm(sale, {
    page,
    defaultValues: { userIntent, ...(sheet && { message: sheetNotes(sheet) }) },
    onInvalid: (description) => showToast({ title: checkInformation, description, tone: 'destructive' }),
  });
  return (
    <SaleFormView hasSheet={sheet !== undefined} {...state}>
      {children}
    </SaleFormView>
  );
}

type ViewProps = LeadFormView<typeof sale.fields> & Pick<Props, 'children'> & { hasSheet?: boolean };

export function SaleFormView({ isSubmitting, register, hasSheet, children, ...frame }: ViewProps) {
  return (
    <LeadFormFrame form={sale} {...frame} id="lead-form">
      <fieldset className="field intents">
        <legend>What would you like?</legend>
        <div className="intent-badges">
          {saleChoices.map(({ id, value, label }) => (
            <label key={id} htmlFor={id} className={value ? 'intent-badge offer' : 'intent-badge'}>
              <input {...register('userIntent')} id={id} type="radio" value={value} />
              {label}
            </label>
          ))}
        </div>
        <FieldError name="userIntent" />
      </fieldset>
      <PersonFields phoneRequired />
      <Field name="county" label="County">
        <Select none="Choose a county" options={countyOptions} required />
      </Field>
      <Field name="propertyAddress" label="Address of the property">
        <input autoComplete="off" maxLength={leadLimits.propertyAddress} required />
      </Field>
      <div className="field-pair">
        <Field name="roleInProbate" label="Your role">
          <Select none="Choose a role" options={saleRoles} required />
        </Field>
        <Field name="contactPreference" label="Best way to reach you">
          <Select none="Choose a way" options={saleContacts} required />
        </Field>
      </div>
      <Field
        name="message"
        label="Anything we should know (optional)"
        hint={hasSheet ? 'Your sheet is in here. Read it, change it, or take it out.' : undefined}
      >
        <textarea rows={hasSheet ? 12 : 5} maxLength={leadLimits.notes} />
      </Field>
      {children}
      <SendButton consent={sale.consent} isSubmitting={isSubmitting} sending="Submitting..." offer>
        <span className="for-talk">Send my request</span>
        <span className="for-valuation">Request a free valuation</span>
        <span className="for-cash-offer">Request a cash offer</span>
      </SendButton>
    </LeadFormFrame>
  );
}
