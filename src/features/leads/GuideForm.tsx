// The long form that asks for the guide.

import { Field } from './Field.tsx';
import { guide, guideContacts, guideRoles } from './forms/guide.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { leadLimits } from './lead.ts';
import { PersonFields } from './PersonFields.tsx';
import { countyOptions, Select } from './Select.tsx';
import { SendButton } from './SendButton.tsx';
import { type LeadFormView, useLeadForm } from './use-lead-form.tsx';

export default function GuideForm({ page }: { page: string }) {
  return <GuideFormView {...useLeadForm(guide, { page })} />;
}

export function GuideFormView({ isSubmitting, ...frame }: LeadFormView<typeof guide.fields>) {
  return (
    <LeadFormFrame form={guide} {...frame}>
      <PersonFields />
      <Field name="county" label="County">
        <Select none="Choose a county" options={countyOptions} required />
      </Field>
      <Field name="propertyAddress" label="Address of the property (optional)">
        <input autoComplete="off" maxLength={leadLimits.propertyAddress} />
      </Field>
      <div className="field-pair">
        <Field name="role" label="Your role (optional)">
          <Select none="Choose a role" options={guideRoles} />
        </Field>
        <Field name="contactMethod" label="How to reach you (optional)">
          <Select none="Choose a way" options={guideContacts} />
        </Field>
      </div>
      <Field name="details" label="Anything we should know (optional)">
        <textarea rows={5} maxLength={leadLimits.notes} />
      </Field>
      <SendButton consent={guide.consent} isSubmitting={isSubmitting} sending="Submitting...">
        Send me the free guide
      </SendButton>
    </LeadFormFrame>
  );
}
