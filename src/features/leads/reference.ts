// The reference number of a lead, for the visitor to quote and the operator to look up.

/** The reference of the lead with this id: its first eight digits, such as "4F2A-91C7". */
export const leadReference = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

/** The page that shows a lead's reference number. It is in the query, which visit counts leave out. */
export const confirmationAddress = (id: string): string => `/confirmation/sent?reference=${leadReference(id)}`;

/**
 * The id prefix that a reference stands for, however it was written down: in lower case, with spaces, with the letters
 * O, I and L for 0 and 1. Also accepts a whole id. Undefined for what cannot be a reference.
 */
export function idPrefix(reference: string): string | undefined {
  const digits = reference
    .toLowerCase()
    .replace(/[\s\p{Pd}#.]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return /^[0-9a-f]{8,32}$/.test(digits) ? digits : undefined;
}
