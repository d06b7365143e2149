/** The key of the record in localStorage. */
export const recordKey = 'estate-record';
