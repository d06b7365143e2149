// Leads at rest: AES-256-GCM under a key that production and the operator have, and previews do not (LEAD_KEYS).
import type { EncryptedLead, LeadRecord, StoredLead } from '../../src/features/leads/stored-lead.ts';
import { environment } from './environment.ts';

const cipher = 'AES-GCM';
/** The initialization vector that GCM is specified for, in bytes. */
const ivBytes = 12;

interface LeadKey {
  name: string;
  secret: string;
}

/** The keys of `LEAD_KEYS` ("NAME:BASE64,NAME:BASE64"): the first encrypts, all of them decrypt. */
const leadKeys = (): LeadKey[] =>
  (environment().LEAD_KEYS ?? '')
    .split(',')
    .filter(Boolean)
    .map((entry) => ({ name: entry.slice(0, entry.indexOf(':')), secret: entry.slice(entry.indexOf(':') + 1) }));

const importKey = ({ secret }: LeadKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', Buffer.from(secret, 'base64'), cipher, false, [use]);

/**
 * The plaintext fields are authenticated with the ciphertext (AAD), so a record cannot be passed off as another lead's.
 */
const cipherParameters = (
  iv: Uint8Array<ArrayBuffer>,
  { id, receivedAt, probateType, key }: Omit<EncryptedLead, 'iv' | 'data'>,
) => ({
  name: cipher,
  iv,
  additionalData: Buffer.from(JSON.stringify([id, receivedAt, probateType, key])),
});

/** The name of the key that encrypts new leads; undefined if leads are stored unencrypted. */
export const currentKey = (): string | undefined => leadKeys()[0]?.name;

/** The lead as it is stored: encrypted, unless there is no key. */
export async function encryptLead(lead: StoredLead): Promise<LeadRecord> {
  const [key] = leadKeys();
  if (!key) return lead;
  const plaintext = { id: lead.id, receivedAt: lead.receivedAt, probateType: lead.lead.probateType, key: key.name };
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const data = await crypto.subtle.encrypt(
    cipherParameters(iv, plaintext),
    await importKey(key, 'encrypt'),
    Buffer.from(JSON.stringify(lead)),
  );
  return { ...plaintext, iv: Buffer.from(iv).toString('base64'), data: Buffer.from(data).toString('base64') };
}

/** The lead of a record, decrypted if necessary. Throws, naming the key, when it is not in `LEAD_KEYS` or wrong. */
export async function decryptLead(record: LeadRecord): Promise<StoredLead> {
  // For a stored string, `in` would throw an error that contains the string.
  if (typeof record !== 'object') throw new Error('It is not a lead.');
  if (!('data' in record)) return record;
  // Two keys of one month may have the same name.
  const keys = leadKeys().filter(({ name }) => name === record.key);
  if (keys.length === 0) throw new Error(`It is encrypted with the key "${record.key}", which is not in LEAD_KEYS.`);
  const decrypt = async (key: LeadKey): Promise<StoredLead> => {
    const data = await crypto.subtle.decrypt(
      cipherParameters(Uint8Array.from(Buffer.from(record.iv, 'base64')), record),
      await importKey(key, 'decrypt'),
      Buffer.from(record.data, 'base64'),
    );
    return JSON.parse(Buffer.from(data).toString('utf8')) as StoredLead;
  };
  return Promise.any(keys.map(decrypt)).catch(() => {
    throw new Error(`It cannot be decrypted with the key "${record.key}" of LEAD_KEYS.`);
  });
}
