// Name and contact details as rows of a mail to the operator.
import type { Lead } from '../../src/features/leads/lead-fields.ts';
import { asciiAddress } from '../../src/shared/email-address.ts';
import type { Row } from './mail-body.ts';
import { telephoneLink } from './telephone-link.ts';

const notGiven = '(not given)';

/** A restored backup may have any string here, even with a lone surrogate. */
const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(asciiAddress(address) ?? address.toWellFormed()).replace('%40', '@')}`;

export const nameRow = ({ name }: Lead): Row => ({ label: 'Name', text: name || notGiven });

export const contactRows = ({ phone, email }: Lead): Row[] => [
  { label: 'Phone', text: phone || notGiven, href: telephoneLink(phone) },
  { label: 'Email', text: email, href: mailLink(email) },
];
