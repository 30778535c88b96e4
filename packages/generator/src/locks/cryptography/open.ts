import type { Sealed } from '../../core/contracts/lock.ts';
import { type Bytes, fromBase64Url } from './encoding.ts';
import { gcm, type SealedPlace } from './sealed-place.ts';
import { subtle } from './subtle.ts';

/** Asks for the wrapping key that somebody holds for a lock; `undefined` for none. */
export type KeyOf = (label: string) => Promise<CryptoKey | undefined> | CryptoKey | undefined;

/** A content that a key has opened. */
export interface Opened {
  content: Bytes;
  /** Of the lock whose key it was. */
  label: string;
  key: CryptoKey;
}

/** Opens a content with the first key that fits, in the order of its slots; `undefined` when none does or it was tampered with. */
export async function openSealed(
  { slots, data }: Sealed,
  place: SealedPlace,
  keyOf: KeyOf,
): Promise<Opened | undefined> {
  for (const [label, wrapped] of slots) {
    const key = await keyOf(label);
    const content = key && (await openSlot(wrapped, data, place, key));
    if (key && content) return { content, label, key };
  }
  return undefined;
}

/** The first key that fits a content, whether or not the content itself can be opened. */
export async function findKey(
  { slots }: Pick<Sealed, 'slots'>,
  keyOf: KeyOf,
): Promise<Omit<Opened, 'content'> | undefined> {
  for (const [label, wrapped] of slots) {
    const key = await keyOf(label);
    const fits = key && (await unwrap(wrapped, key).catch(() => undefined));
    if (fits) return { label, key };
  }
  return undefined;
}

async function openSlot(
  wrapped: string,
  data: string,
  place: SealedPlace,
  key: CryptoKey,
): Promise<Bytes | undefined> {
  try {
    return await decrypt(fromBase64Url(data), place, await unwrap(wrapped, key));
  } catch {
    return undefined;
  }
}

const unwrap = (wrapped: string, key: CryptoKey): Promise<CryptoKey> =>
  subtle().unwrapKey('raw', fromBase64Url(wrapped), key, 'AES-KW', 'AES-GCM', false, ['decrypt']);

/** The content of a file whose key is known. Rejects when it was tampered with. */
export async function openFile(data: Bytes, place: SealedPlace, key: string): Promise<Bytes> {
  const contentKey = await subtle().importKey('raw', fromBase64Url(key), 'AES-GCM', false, ['decrypt']);
  return decrypt(data, place, contentKey);
}

const decrypt = async (data: Bytes, place: SealedPlace, key: CryptoKey): Promise<Bytes> =>
  new Uint8Array(await subtle().decrypt(gcm(place), key, data));
