// Telephone numbers: parsing what people write, and making links.

/** The ten digits of a US number in any spelling; undefined for other numbers. */
export function telephoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  // An area code and an exchange begin with 2 to 9.
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) && /^[\d\s()+.\-–/]+$/.test(text) ? digits : undefined;
}

/** The number as pages print it, `(614) 555-0100`, and its link. `digits` are ten. */
export const phoneLink = (digits: string, scheme: 'tel' | 'sms'): { shown: string; href: string } => ({
  shown: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
  href: `${scheme}:+1${digits}`,
});
