// Every environment variable that the product reads, with its validation. docs/operations.md explains each.
import { isEmailAddress } from './email-address.ts';

/** A variable; `message` is the operator's error when `isValid` is false. */
const variable = (message: string, isValid: (value: string) => boolean = () => true) => ({ message, isValid });

const urlWith = (value: string, ...protocols: string[]): URL | undefined =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol) ? new URL(value) : undefined;

/** Whether a URL's host is the machine that asks. */
export const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** Personal data and keys leave this machine encrypted only. `fetch` refuses an address with a password in it. */
const isSafeAddress = (value: string): boolean => {
  const url = urlWith(value, 'https:', 'http:');
  return (
    url !== undefined && (url.protocol === 'https:' || isThisMachine(url.hostname)) && !url.username && !url.password
  );
};
const isMailServer = (value: string): boolean => Boolean(urlWith(value, 'smtp:', 'smtps:')?.hostname);
const isSender = (value: string): boolean => isEmailAddress(/^[^<>\r\n]+ <([^<>]+)>$/.exec(value)?.[1] ?? value);

/** 32 bytes are 44 characters of base64. */
const isWebhookSecret = (value: string): boolean => /^whsec_[A-Za-z0-9+/]{43}=$/.test(value);
const areLeadKeys = (value: string): boolean => /^(?:(?:^|,)[\w-]{1,40}:[A-Za-z0-9+/]{43}=)+$/.test(value);

const safeAddress = 'must be an https address (http only on localhost) without a user name or password';

const variables = {
  SMTP_URL: variable('must be a mail server such as smtps://user:password@mail.example.com', isMailServer),
  WITHOUT_MAIL: variable('must be "true", or be left out', (value) => value === 'true'),
  MAIL_FROM: variable('must be an address, or a name and an address such as Name <name@example.com>', isSender),
  OPERATOR_EMAIL: variable('must be one email address', isEmailAddress),
  MAIL_FOLDER: variable('must be a folder'),
  WEEKLY_SUMMARY: variable('must be "on" or "off", or be left out', (value) => ['on', 'off'].includes(value)),
  PAGE_VOTES: variable('must be "on" or "off", or be left out', (value) => ['on', 'off'].includes(value)),
  WEBHOOK_URL: variable(safeAddress, isSafeAddress),
  WEBHOOK_SECRET: variable('must be whsec_ and 32 bytes in base64', isWebhookSecret),
  ALERT_URL: variable(safeAddress, isSafeAddress),
  LEAD_KEYS: variable(
    'must be NAME:KEY, or several with commas between them; each key is 32 bytes in base64',
    areLeadKeys,
  ),
  BUILD_HOOK_URL: variable(safeAddress, isSafeAddress),
  SHOW_DRAFTS: variable('must be "true" or "false"', (value) => ['true', 'false'].includes(value)),
  PUBLIC_ANALYTICS_URL: variable(safeAddress, isSafeAddress),
  PUBLIC_ANALYTICS_DOMAIN: variable('must be a site’s name such as www.example.com', (value) =>
    /^[\w.-]+$/.test(value),
  ),
  PUBLIC_GA4_ID: variable('must be a measurement id such as G-ABC123', (value) => /^G-[A-Z0-9]+$/.test(value)),
  ASSISTANT_MODEL: variable('must be "on" or "off", or be left out', (value) => ['on', 'off'].includes(value)),
  LLM_BASE_URL: variable(safeAddress, isSafeAddress),
  LLM_API_KEY: variable('must be a key'),
  LLM_MODEL: variable('must be a model’s name'),
  OPENAI_BASE_URL: variable(safeAddress, isSafeAddress),
  OPENAI_API_KEY: variable('must be a key'),
  PORT: variable('must be a number from 0 to 65535', (value) => /^\d+$/.test(value) && Number(value) <= 65_535),
  SITE_DATA: variable('must be a folder'),
  NETLIFY_SITE_ID: variable('must be the site’s id'),
  NETLIFY_AUTH_TOKEN: variable('must be a token'),
  LEADS_CONTEXT: variable('must be "production", "deploy-preview" or "branch-deploy"', (value) =>
    ['production', 'deploy-preview', 'branch-deploy'].includes(value),
  ),
  SITE_IDENTITY: variable('must be a YAML file', (value) => /\.ya?ml$/.test(value)),
  ALLOW_PLACEHOLDERS: variable('must be "true", or be left out', (value) => value === 'true'),
  CONTEXT: variable('must be a deploy context'),
  DEPLOY_ID: variable('must be a deploy’s id'),
  COMMIT_REF: variable('must be a commit’s id'),
  URL: variable('must be an address', (value) => urlWith(value, 'https:', 'http:') !== undefined),
  HEAD: variable('must be a branch'),
  BRANCH: variable('must be a branch'),
};

export type VariableName = keyof typeof variables;
export type Environment = { [Name in VariableName]?: string | undefined };

export const variableNames = Object.keys(variables) as VariableName[];

/** Pairs: the first variable requires the second. */
const requiredVariables: [VariableName, VariableName][] = [
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['LLM_API_KEY', 'LLM_BASE_URL'],
];

/** Variables that give access to the live site's leads. */
const productionOnly = ['LEAD_KEYS', 'NETLIFY_AUTH_TOKEN'] as const;

/**
 * Reads the variables. An empty one counts as not set. `wrong` has one sentence for each invalid one, never with its
 * value, which may be a password; invalid ones are left out of `values`.
 */
export function readEnvironment(given: Record<string, string | undefined>): {
  values: Environment;
  wrong: string[];
} {
  const values: Environment = {};
  const wrong: string[] = [];
  for (const name of variableNames) {
    const value = given[name]?.trim();
    if (!value) continue;
    const { message, isValid } = variables[name];
    if (isValid(value)) values[name] = value;
    else wrong.push(`${name} ${message}.`);
  }
  for (const [name, needed] of requiredVariables) {
    if (!values[name] || values[needed]) continue;
    delete values[name];
    if (!given[needed]?.trim()) wrong.push(`${needed} must be set where ${name} is.`);
  }
  if (values.PUBLIC_ANALYTICS_URL && values.PUBLIC_GA4_ID) {
    delete values.PUBLIC_GA4_ID;
    wrong.push('PUBLIC_GA4_ID must be left out where PUBLIC_ANALYTICS_URL is set.');
  }
  if (values.SHOW_DRAFTS === 'true' && values.CONTEXT === 'production') {
    delete values.SHOW_DRAFTS;
    wrong.push('SHOW_DRAFTS must be left out in production: drafts would go live.');
  }
  if (values.CONTEXT === 'deploy-preview' || values.CONTEXT === 'branch-deploy') {
    for (const name of productionOnly) {
      if (!values[name]) continue;
      delete values[name];
      wrong.push(`${name} must be set for production only: a preview runs code that is not reviewed yet.`);
    }
  }
  return { values, wrong };
}
