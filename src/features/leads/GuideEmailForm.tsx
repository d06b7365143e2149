// The guide by email: one field.

import { EmailField } from './EmailField.tsx';
import { guideEmail } from './forms/guide.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { SendButton } from './SendButton.tsx';
import { useLeadForm } from './use-lead-form.tsx';

export default function GuideEmailForm({ page }: { page: string }) {
  const { control, messageOf, isSubmitting, ...frame } = useLeadForm(guideEmail, { page });
  return (
    <LeadFormFrame form={guideEmail} page={page} {...frame}>
      <EmailField control={control} messageOf={messageOf} />
      <SendButton consent={guideEmail.consent} isSubmitting={isSubmitting} sending="Sending...">
        Email me the guide
      </SendButton>
    </LeadFormFrame>
  );
}
