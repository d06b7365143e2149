import type { Environment } from '../../src/shared/environment.ts';
import { site } from '../../src/site.ts';
import { environment, isSet } from './environment.ts';

/** Production, and the operator's own machine. */
const isLive = (deployContext: string): boolean => deployContext === 'production' || deployContext === 'dev';

/** What the operator configured. Previews and branch deploys never send anything. */
export function settings(deployContext: string) {
  const { MAIL_FROM, OPERATOR_EMAIL } = environment();
  const isLiveDeploy = isLive(deployContext);
  const live: Environment = isLiveDeploy ? environment() : {};
  return {
    smtpUrl: live.SMTP_URL,
    /** Whether a mail that waits is a problem. */
    expectsMail: isLiveDeploy && live.WITHOUT_MAIL !== 'true',
    /** Where alerts about failed deliveries are posted. */
    alertUrl: live.ALERT_URL,
    /** Where the local server keeps mails as files to open. */
    mailFolder: live.MAIL_FOLDER,
    mailFrom: MAIL_FROM ?? { name: site.brand, address: site.email },
    operatorEmail: OPERATOR_EMAIL ?? site.email,
    /**
     * Whether calls are enqueued: also if the settings are invalid or incomplete, so that they wait until these are
     * fixed.
     */
    hasWebhook: isLiveDeploy && (isSet('WEBHOOK_URL') || isSet('WEBHOOK_SECRET')),
    webhook:
      live.WEBHOOK_URL && live.WEBHOOK_SECRET ? { url: live.WEBHOOK_URL, secret: live.WEBHOOK_SECRET } : undefined,
  };
}

export type Settings = ReturnType<typeof settings>;

export interface ModelSettings {
  name: string;
  /** Base URL; undefined if neither the operator nor Netlify's AI Gateway sets it. */
  provider: { url: string; key: string | undefined } | undefined;
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
