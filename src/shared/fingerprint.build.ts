import { createHash } from 'node:crypto';

/** Short hash of a text, for ETags. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
