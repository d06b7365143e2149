// The guide as a download, which starts once the lead is stored.
import { guideFileName } from '../domain/guide.ts';
import type { LeadAccepted } from '../domain/lead.ts';
import { download } from '../domain/lead-forms/guide.ts';
import { checkInformation } from '../domain/lead-forms/lead-form.ts';
import { showToast } from '../stores/toasts.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { PersonFields } from './PersonFields.tsx';
import { SendButton } from './SendButton.tsx';
import { useLeadForm } from './use-lead-form.ts';

function startDownload({ guideDownloadUrl }: LeadAccepted): void {
  if (!guideDownloadUrl) return;
  const link = Object.assign(document.createElement('a'), { href: guideDownloadUrl, download: `${guideFileName}.txt` });
  link.click();
}

export default function DownloadForm({ page }: { page: string }) {
  const { control, messageOf, isSubmitting, ...frame } = useLeadForm(download, {
    page,
    onSent: startDownload,
    onInvalid: (description) => showToast({ title: checkInformation, description, tone: 'destructive' }),
  });
  return (
    <LeadFormFrame form={download} page={page} {...frame}>
      <PersonFields control={control} messageOf={messageOf} />
      <SendButton consent={download.consent} isSubmitting={isSubmitting} sending="Sending...">
        Download the guide
      </SendButton>
    </LeadFormFrame>
  );
}
