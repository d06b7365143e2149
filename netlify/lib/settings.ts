import { site } from '../../src/site.ts';
import { environment, isSet } from './environment.ts';

/** Production, and the operator's own machine. */
const isLive = (deployContext: string): boolean => deployContext === 'production' || deployContext === 'dev';

/** What the operator configured. Previews and branch deploys never send anything. */
export function settings(deployContext: string) {
  const { SMTP_URL, MAIL_FOLDER, MAIL_FROM, OPERATOR_EMAIL, WEBHOOK_URL, WEBHOOK_SECRET, ALERT_URL, WITHOUT_MAIL } =
    environment();
  const isLiveDeploy = isLive(deployContext);
  return {
    smtpUrl: isLiveDeploy ? SMTP_URL : undefined,
    /** Whether a mail that waits is a problem. */
    expectsMail: isLiveDeploy && WITHOUT_MAIL !== 'true',
    /** Where alerts about failed deliveries are posted. */
    alertUrl: isLiveDeploy ? ALERT_URL : undefined,
    /** Where the local server keeps mails as files to open. */
    mailFolder: isLiveDeploy ? MAIL_FOLDER : undefined,
    mailFrom: MAIL_FROM ?? { name: site.brand, address: site.email },
    operatorEmail: OPERATOR_EMAIL ?? site.email,
    /**
     * Whether calls are enqueued: also if the settings are invalid or incomplete, so that they wait until these are
     * fixed.
     */
    hasWebhook: isLiveDeploy && (isSet('WEBHOOK_URL') || isSet('WEBHOOK_SECRET')),
    webhook: isLiveDeploy && WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined,
  };
}

export type Settings = ReturnType<typeof settings>;

export interface Provider {
  url: string;
  key: string | undefined;
}

export interface ModelSettings {
  name: string;
  /** Base URL; undefined if neither the operator nor Netlify's AI Gateway sets it. */
  provider: Provider | undefined;
}

/**
 * The model that chooses answers, if configured. It costs money per question: previews and branch deploys use it only
 * with ASSISTANT_MODEL=on.
 */
export function modelSettings(deployContext: string): ModelSettings | undefined {
  const { ASSISTANT_MODEL, LLM_MODEL, LLM_BASE_URL, LLM_API_KEY, OPENAI_BASE_URL, OPENAI_API_KEY } = environment();
  const isEnabled = ASSISTANT_MODEL ? ASSISTANT_MODEL === 'on' : isLive(deployContext);
  if (!isEnabled || !LLM_MODEL) return undefined;
  const name = LLM_MODEL;
  // LLM_API_KEY belongs to LLM_BASE_URL, OPENAI_API_KEY to OPENAI_BASE_URL (set by Netlify's AI Gateway): never mix
  // them.
  if (LLM_BASE_URL) return { name, provider: { url: LLM_BASE_URL, key: LLM_API_KEY } };
  return { name, provider: OPENAI_BASE_URL ? { url: OPENAI_BASE_URL, key: OPENAI_API_KEY } : undefined };
}
