// Which email addresses are accepted: what HTML's rule for email fields allows, and international domains.

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** The longest address that mail servers take: https://www.rfc-editor.org/errata/eid1690 */
const maxLength = 254;

/**
 * A domain name in ASCII, in lower case: `münchen.de` as `xn--mnchen-3ya.de`. Undefined for what is not a name with at
 * least two labels, the last of them two characters or more and not a number.
 */
export function asciiDomain(domain: string): string | undefined {
  // Other characters would end the host in a URL. Browsers without `URL.canParse` are supported.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    const labels = hostname.split('.');
    const isName = labels.length > 1 && labels.every((part) => label.test(part)) && /\.[a-z][a-z0-9-]+$/.test(hostname);
    return isName ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/** The address with its domain in ASCII, as mail servers know it; undefined for what is not an email address. */
export function asciiAddress(address: string): string | undefined {
  const atSign = address.lastIndexOf('@');
  const domain = asciiDomain(address.slice(atSign + 1));
  const local = address.slice(0, Math.max(atSign, 0));
  const ascii = `${local}@${domain}`;
  return domain && localPart.test(local) && ascii.length <= maxLength ? ascii : undefined;
}

export const isEmailAddress = (text: string): boolean => asciiAddress(text) !== undefined;
