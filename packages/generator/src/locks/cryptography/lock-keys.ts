import { type Bytes, framed, toBase64Url, utf8 } from './encoding.ts';
import { subtle } from './subtle.ts';

/** Whose password it is: of somebody who may open everything, of a rule in the config, of one page, of one part of a page. */
export type LockKind = 'admin' | 'rule' | 'page' | 'part';

/** What a password gives for one lock. */
export interface LockKeys {
  /** AES-KW. Wraps and unwraps the keys of contents. */
  wrap: CryptoKey;
  /** Goes into the keys of contents; known to the build only. */
  secret: Bytes;
}

const LABEL_BYTES = 12;

/** Names a lock without telling what it is for: rules stand in a config that readers need not know. */
export async function lockLabel(salt: string, kind: LockKind, name = ''): Promise<string> {
  const text = framed(utf8('bifolio/1/label'), utf8(salt), utf8(kind), utf8(name));
  const digest = new Uint8Array(await subtle().digest('SHA-256', text));
  return toBase64Url(digest.subarray(0, LABEL_BYTES));
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
const hkdf = (use: 'wrap' | 'secret', label: string): HkdfParams => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: utf8(`bifolio/1/${use}/${label}`),
});
