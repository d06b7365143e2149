import { site } from '../../src/site.ts';
import { environment } from './environment.ts';

/** What the operator configured. Previews and branch deploys never send anything. */
export function settings(deployContext: string) {
  const { SMTP_URL, MAIL_FOLDER, MAIL_FROM, OPERATOR_EMAIL, WEBHOOK_URL, WEBHOOK_SECRET, LEAD_RETENTION_MONTHS } =
    environment();
  const sends = deployContext === 'production' || deployContext === 'dev';
  return {
    smtpUrl: sends ? SMTP_URL : undefined,
    /** Where the local server keeps mails as files to open. */
    mailFolder: sends ? MAIL_FOLDER : undefined,
    mailFrom: MAIL_FROM ?? `${site.brand} <${site.email}>`,
    operatorEmail: OPERATOR_EMAIL ?? site.email,
    webhook: sends && WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined,
    retentionMonths: Number(LEAD_RETENTION_MONTHS ?? 24),
  };
}

export type Settings = ReturnType<typeof settings>;
