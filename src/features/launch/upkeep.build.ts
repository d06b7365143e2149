// Checks what the pages promise: legal pages read by the operator, help lines checked, mail and encryption configured.
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { isoDay, monthsBefore, parseMoment } from '../../shared/dates.ts';
import type { Environment } from '../../shared/environment.ts';
import { contentFiles, sourceLocation } from '../content-rules/content-files.build.ts';
import type { WrittenIdentity } from '../identity/read-identity.build.ts';

const policyFile = 'src/content/legal/privacy-policy.mdx';
const helpLinesFile = 'src/content/help-lines.yaml';
/** Maximum age of a checked help line number, in months. */
const monthsBetweenChecks = 6;

/** The privacy policy must state the configured retention period and no other. */
export async function retentionLines(root: string, { identity }: WrittenIdentity): Promise<string[]> {
  const source = await readFile(`${root}/${policyFile}`, 'utf8');
  const statedMonths = /\b(?:kept|keep)\b[^.]*?\b(\d+) months\b/.exec(source);
  if (statedMonths && Number(statedMonths[1]) !== identity.retentionMonths) {
    const place = sourceLocation({ path: policyFile, source }, statedMonths.index);
    return [
      `${place}: the policy says ${statedMonths[1]} months, and the site removes a lead after ${identity.retentionMonths}. Write <Claim id="retention" /> there, or change retentionMonths in src/content/identity.yaml.`,
    ];
  }
  return statedMonths || source.includes('<Claim id="retention" />')
    ? []
    : [
        `${policyFile}: the policy does not say how long a request is kept. Write <Claim id="retention" /> where it belongs.`,
      ];
}

/** Legal pages changed after the operator last read them. */
export function unreadLegalPages(root: string, { identity, placeOf }: WrittenIdentity): string[] {
  const readOn = identity.legalPagesRead;
  const pages = contentFiles(root, ['src/content/legal/*.mdx']).flatMap(({ path, source }) => {
    const changed = [...source.matchAll(/^(?:lastUpdated|revised): *(\S+)/gm)].map(([, day = '']) => parseMoment(day));
    const last = Math.max(...changed.map((day) => day?.getTime() ?? 0));
    return !readOn || last > readOn.getTime() ? [`${path} (${isoDay(new Date(last))})`] : [];
  });
  return pages.length > 0
    ? [
        `${placeOf('legalPagesRead')}: legalPagesRead: these pages speak in your name and were changed since you read them: ${pages.join(', ')}. Read them, and write the day.`,
      ]
    : [];
}

/** Help lines whose number was last looked up more than six months before `now`. */
export async function staleHelpLines(root: string, now: Date): Promise<string[]> {
  const source = await readFile(`${root}/${helpLinesFile}`, 'utf8');
  const lines = parse(source) as Record<string, { name: string; number: string; checked: string }>;
  return Object.entries(lines).flatMap(([id, { name, number, checked }]) => {
    const day = parseMoment(checked);
    if (day && day >= monthsBefore(now, monthsBetweenChecks)) return [];
    const place = sourceLocation({ path: helpLinesFile, source }, source.search(new RegExp(`^${id}:`, 'm')));
    return [
      `${place}: ${name}, ${number}, was last checked on ${checked}, more than ${monthsBetweenChecks} months ago. Call or look it up, and write the day in "checked".`,
    ];
  });
}

/** The forms promise mail, so SMTP_URL is set, or WITHOUT_MAIL confirms that mail waits. */
export const mailLines = ({ SMTP_URL, WITHOUT_MAIL }: Environment): string[] =>
  SMTP_URL || WITHOUT_MAIL === 'true'
    ? []
    : [
        'Environment: no mail could be sent, so no lead would reach you. In Netlify, set SMTP_URL, or say WITHOUT_MAIL=true to let mails wait. (On your own machine, write it before the command.)',
      ];

/** Warns if leads would be stored unencrypted. A build cannot see a key that only functions get. */
export const leadKeyLines = ({ LEAD_KEYS }: Environment): string[] =>
  LEAD_KEYS
    ? []
    : [
        'Environment: LEAD_KEYS is not set here. Without it leads are stored unencrypted, where the code of a preview can read them. In Netlify, set it for production, with the scopes "Functions" and "Builds" (docs/operations.md, "Previews and secrets").',
      ];
