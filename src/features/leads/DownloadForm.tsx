// The guide as a download, which starts once the lead is stored.
import { guideFileName } from '../guide/files.ts';
import { showToast } from '../toasts/store.ts';
import { download } from './forms/guide.ts';
import { checkInformation } from './forms/lead-form.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import type { LeadAccepted } from './lead.ts';
import { PersonFields } from './PersonFields.tsx';
import { SendButton } from './SendButton.tsx';
import { type LeadFormView, useLeadForm } from './use-lead-form.tsx';

function startDownload({ guideDownloadUrl }: LeadAccepted): void {
  if (!guideDownloadUrl) return;
  const link = Object.assign(document.createElement('a'), { href: guideDownloadUrl, download: `${guideFileName}.txt` });
  link.click();
}

export default function DownloadForm({ page }: { page: string }) {
  const state = useLeadForm(download, {
    page,
    onSent: startDownload,
    onInvalid: (description) => showToast({ title: checkInformation, description, tone: 'destructive' }),
  });
  return <DownloadFormView {...state} />;
}

export function DownloadFormView({ isSubmitting, ...frame }: LeadFormView<typeof download.fields>) {
  return (
    <LeadFormFrame form={download} {...frame}>
      <PersonFields />
      <SendButton consent={download.consent} isSubmitting={isSubmitting} sending="Sending...">
        Download the guide
      </SendButton>
    </LeadFormFrame>
  );
}
