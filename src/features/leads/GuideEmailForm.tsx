// The guide by email: one field.

import { EmailField } from './EmailField.tsx';
import { guideEmail } from './forms/guide.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { SendButton } from './SendButton.tsx';
import { type LeadFormView, useLeadForm } from './use-lead-form.tsx';

export default function GuideEmailForm({ page }: { page: string }) {
  return <GuideEmailFormView {...useLeadForm(guideEmail, { page })} />;
}

export function GuideEmailFormView({ isSubmitting, ...frame }: LeadFormView<typeof guideEmail.fields>) {
  return (
    <LeadFormFrame form={guideEmail} {...frame}>
      <EmailField />
      <SendButton consent={guideEmail.consent} isSubmitting={isSubmitting} sending="Sending...">
        Email me the guide
      </SendButton>
    </LeadFormFrame>
  );
}
