import { createHash } from 'node:crypto';

/** Short hash of a text, for ETags and for what a preview changes. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
