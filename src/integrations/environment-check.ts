import type { AstroIntegration } from 'astro';
import { environment, wrongVariables } from '../shared/environment.build.ts';
import type { Environment } from '../shared/environment.ts';

/** Whether a build with this environment may be published: production promises mails, so it needs a mail server. */
export const mailIsConfigured = ({ CONTEXT, SMTP_URL, WITHOUT_MAIL }: Environment): boolean =>
  CONTEXT !== 'production' || Boolean(SMTP_URL) || WITHOUT_MAIL === 'true';

/** Stops a build whose variables are wrong, and a production build that could not send the mails the forms promise. */
export function environmentCheck(): AstroIntegration {
  return {
    name: 'environment-check',
    hooks: {
      'astro:build:start': () => {
        if (wrongVariables[0]) throw new Error(wrongVariables[0]);
        if (!mailIsConfigured(environment)) {
          throw new Error(
            'Production sends mails: set SMTP_URL, or say WITHOUT_MAIL=true to let them wait in the outbox.',
          );
        }
      },
    },
  };
}
