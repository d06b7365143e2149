// A mail as its reader sees it: header lines unfolded, each body decoded.

/** Undoes quoted-printable (RFC 2045) or base64; other encodings leave a text as it is. */
function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const split = (part: string): [head: string, body: string] => {
  const at = part.indexOf('\r\n\r\n');
  return [part.slice(0, at).replace(/\r\n[ \t]/g, ' '), part.slice(at + 4)];
};
const field = (head: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

/** The header's lines, and the bodies by content type. */
export function readMail(mail: string): { headers: string[]; text: string; html: string } {
  const [head, body] = split(mail);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.trimStart()))
    : [[head, body]];
  const of = (type: string): string => {
    const [own = '', encoded = ''] = parts.find(([one = '']) => field(one, 'Content-Type').startsWith(type)) ?? [];
    return decoded(encoded, field(own, 'Content-Transfer-Encoding')).replaceAll('\r\n', '\n');
  };
  return { headers: head.split('\r\n'), text: of('text/plain'), html: of('text/html') };
}
