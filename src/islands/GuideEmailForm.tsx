// The guide by email: one field.
import { leadLimits } from '../domain/lead.ts';
import { guideEmail } from '../domain/lead-forms/guide.ts';
import { Field } from './Field.tsx';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { SendButton } from './SendButton.tsx';
import { useLeadForm } from './use-lead-form.ts';

export default function GuideEmailForm({ page }: { page: string }) {
  const { control, messageOf, isSubmitting, ...frame } = useLeadForm(guideEmail, { page });
  return (
    <LeadFormFrame form={guideEmail} page={page} formProps={frame.formProps} noteWebsite={frame.noteWebsite}>
      <Field name="email" label="Email address" error={messageOf('email')}>
        <input
          {...control('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={leadLimits.email}
          required
        />
      </Field>
      <SendButton consent={guideEmail.consent} isSubmitting={isSubmitting} sending="Sending...">
        Email me the guide
      </SendButton>
    </LeadFormFrame>
  );
}
