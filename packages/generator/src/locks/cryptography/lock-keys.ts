import { type Bytes, framed, toBase64Url, utf8 } from './encoding.ts';
import { subtle } from './subtle.ts';

/** What a password gives for one lock. */
export interface LockKeys {
  /** AES-KW. Wraps and unwraps the keys of contents. */
  wrap: CryptoKey;
  /** Goes into the keys of contents; known to the build only. */
  secret: Bytes;
}

const LABEL_BYTES = 12;

/** Names the lock of those who may open everything. */
export async function adminLabel(salt: string): Promise<string> {
  const text = framed(utf8('bifolio/1/label'), utf8(salt), utf8('admin'));
  const digest = new Uint8Array(await subtle().digest('SHA-256', text));
  return toBase64Url(digest.subarray(0, LABEL_BYTES));
}

/**
 * Names the lock of any other password, the same wherever it opens something on this site. Derived from the hash: whoever guesses by
 * it needs as long for each guess as by the lock itself.
 */
export async function passwordLabel(master: CryptoKey): Promise<string> {
  const bits = await subtle().deriveBits(hkdf('label', 'password'), master, LABEL_BYTES * 8);
  return toBase64Url(new Uint8Array(bits));
}

/** `hashed` is the bcrypt hash of a password with the site's salt. It can be used to derive keys and cannot be read again. */
export const masterKey = (hashed: string): Promise<CryptoKey> =>
  subtle().importKey('raw', utf8(hashed), 'HKDF', false, ['deriveBits', 'deriveKey']);

/** The key of a lock that opens contents. Only an `extractable` one can be read out, which no browser needs. */
export const wrappingKey = (master: CryptoKey, label: string): Promise<CryptoKey> =>
  subtle().deriveKey(hkdf('wrap', label), master, { name: 'AES-KW', length: 256 }, false, [
    'wrapKey',
    'unwrapKey',
  ]);

/** All keys of a lock, for the build. */
export async function lockKeys(master: CryptoKey, label: string): Promise<LockKeys> {
  const [wrap, secret] = await Promise.all([
    wrappingKey(master, label),
    subtle().deriveBits(hkdf('secret', label), master, 256),
  ]);
  return { wrap, secret: new Uint8Array(secret) };
}

/** HKDF (RFC 5869) over the hash, which is salted already. */
const hkdf = (use: 'wrap' | 'secret' | 'label', label: string): HkdfParams => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: utf8(`bifolio/1/${use}/${label}`),
});
