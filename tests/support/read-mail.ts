// A mail as its reader sees it: header lines unfolded, each body decoded.

/** Undoes quoted-printable (RFC 2045) or base64; other encodings leave a text as it is. */
function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const splitHeader = (part: string): [head: string, body: string] => {
  const headerEnd = part.indexOf('\r\n\r\n');
  return [part.slice(0, headerEnd).replace(/\r\n[ \t]/g, ' '), part.slice(headerEnd + 4)];
};
const field = (head: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

/** The header's lines, and the bodies by content type. */
export function readMail(mail: string): { headers: string[]; text: string; html: string } {
  const [head, body] = splitHeader(mail);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitHeader(part.trimStart()))
    : [[head, body]];
  const bodyOfType = (type: string): string => {
    const [partHead = '', encoded = ''] =
      parts.find(([partHeader = '']) => field(partHeader, 'Content-Type').startsWith(type)) ?? [];
    return decodeBody(encoded, field(partHead, 'Content-Transfer-Encoding')).replaceAll('\r\n', '\n');
  };
  return { headers: head.split('\r\n'), text: bodyOfType('text/plain'), html: bodyOfType('text/html') };
}
