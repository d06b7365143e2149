import type { AstroIntegration } from 'astro';

/** Whether a build with this environment may be published: production promises mails, so it needs a mail server. */
export const mailIsConfigured = ({ CONTEXT, SMTP_URL, MAIL }: NodeJS.ProcessEnv): boolean =>
  CONTEXT !== 'production' || Boolean(SMTP_URL) || MAIL === 'none';

/** Stops a production build that could not send the mails the forms promise. */
export function mailCheck(): AstroIntegration {
  return {
    name: 'mail-check',
    hooks: {
      'astro:build:start': () => {
        if (!mailIsConfigured(process.env)) {
          throw new Error('Production sends mails: set SMTP_URL, or say MAIL=none to let them wait in the outbox.');
        }
      },
    },
  };
}
