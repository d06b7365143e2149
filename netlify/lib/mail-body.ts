// A mail to the operator, as plain text and as HTML of one column that fits a telephone.
import type { SendMailOptions } from 'nodemailer';
import type { Lead } from '../../src/features/leads/lead-fields.ts';
import { asciiAddress } from '../../src/shared/email-address.ts';
import { encodedSubject } from './mail.ts';
import type { Settings } from './settings.ts';
import { telephoneLink } from './telephone-link.ts';

/** A line of the mail; omitted if its text is empty. */
export interface Row {
  label?: string;
  text: string;
  /** Makes the text a link in HTML: tel:, mailto: or https:. */
  href?: string | undefined;
  /** Shows the text as a table in HTML: each line is a row, its label before the first colon. */
  isTable?: boolean;
}

/** Omitted if none of its rows has text. */
interface Section {
  title: string;
  rows: Row[];
}

const notGiven = '(not given)';

/** A restored backup may have any string here, and `encodeURIComponent` throws on a lone surrogate. */
const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(asciiAddress(address) ?? address.toWellFormed()).replace('%40', '@')}`;

export const nameRow = ({ name }: Lead): Row => ({ label: 'Name', text: name || notGiven });

export const contactRows = ({ phone, email }: Lead): Row[] => [
  { label: 'Phone', text: phone || notGiven, href: telephoneLink(phone) },
  { label: 'Email', text: email, href: mailLink(email) },
];

/** Text for an element or for an attribute in quotes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Text of several lines is indented, so that none of them can be taken for a row or a title of the mail's own. */
function textRow({ label, text }: Row): string {
  const value = text.includes('\n') ? text.replace(/^/gm, '  ') : text;
  return label ? `${label}: ${value}` : value;
}

// Mail clients ignore style sheets, so styles are inline. Links have the height of a touch target.
const styles = {
  body: 'margin:0 auto;max-width:36rem;padding:1rem;font:1rem/1.5 sans-serif;color:#222;overflow-wrap:anywhere',
  h1: 'margin:0 0 1rem;font-size:1.25rem;line-height:1.3',
  h2: 'margin:1.25rem 0 0.25rem;font-size:1rem;color:#17493a',
  row: 'margin:0.25rem 0',
  lines: 'margin:0.25rem 0;padding-left:0.75rem;border-left:3px solid #ddd;white-space:pre-line',
  label: 'color:#555',
  table: 'margin:0.25rem 0;border-left:3px solid #ddd;border-spacing:0.75rem 0.25rem',
  cell: 'font-weight:normal;text-align:left;vertical-align:top',
  link: 'display:inline-block;padding:0.6rem 0;color:#17493a',
};

function htmlTable(text: string): string {
  const rows = text.split('\n').map((line) => {
    const [, label, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
    return label === undefined
      ? `<tr><td colspan="2">${escapeHtml(line)}</td></tr>`
      : `<tr><th scope="row" style="${styles.cell}">${escapeHtml(label)}</th><td style="${styles.cell}">${escapeHtml(value ?? '')}</td></tr>`;
  });
  return `<table style="${styles.table}">${rows.join('')}</table>`;
}

function htmlRow({ label, text, href, isTable }: Row): string {
  if (isTable) return htmlTable(text);
  const value = href
    ? `<a href="${escapeHtml(href)}" style="${styles.link}">${escapeHtml(text)}</a>`
    : escapeHtml(text);
  const labelHtml = label ? `<span style="${styles.label}">${escapeHtml(label)}:</span> ` : '';
  return `<p style="${text.includes('\n') ? styles.lines : styles.row}">${labelHtml}${value}</p>`;
}

/**
 * A mail to the operator, its text and HTML bodies made from the same sections. Their texts are plain text, which HTML
 * shows escaped. `id` becomes the Message-ID.
 */
export function mailToOperator(
  { mailFrom, operatorEmail }: Settings,
  id: string,
  title: string,
  allSections: Section[],
): SendMailOptions {
  const sections = allSections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ text }) => text) }))
    .filter(({ rows }) => rows.length > 0);
  return {
    from: mailFrom,
    to: operatorEmail,
    subject: encodedSubject(title),
    messageId: id,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${[title, ...sections.map(({ title, rows }) => [title.toUpperCase(), ...rows.map(textRow)].join('\n'))].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="${styles.body}">
<h1 style="${styles.h1}">${escapeHtml(title)}</h1>
${sections.map(({ title, rows }) => `<h2 style="${styles.h2}">${escapeHtml(title)}</h2>\n${rows.map(htmlRow).join('\n')}`).join('\n')}
</body>
</html>
`,
  };
}
