import type { KeySlot, Sealed } from '../../core/contracts/lock.ts';
import { type Bytes, framed, toBase64Url } from './encoding.ts';
import type { LockKeys } from './lock-keys.ts';
import { gcm, placeBytes, type SealedPlace } from './sealed-place.ts';
import { subtle } from './subtle.ts';

/** Somebody's key, with the label of its lock. */
export interface Opener {
  label: string;
  keys: LockKeys;
}

/** A content that is encrypted, with the key that opens it. */
export interface SealedBytes {
  data: Bytes;
  key: CryptoKey;
}

/**
 * Encrypts a content for those who hold any of the keys. The same content in the same place for the same keys gives the
 * same bytes; anything else gives another key.
 */
export async function sealBytes(
  content: Bytes,
  place: SealedPlace,
  openers: readonly Opener[],
): Promise<SealedBytes> {
  if (openers.length === 0) throw new Error(`Nobody could open ${place.kind} "${place.name}".`);
  const key = await contentKey(content, place, openers);
  return { key, data: new Uint8Array(await subtle().encrypt(gcm(place), key, content)) };
}

/** The key of a content wrapped for each of those who may open it (AES-KW, RFC 3394). */
const slotsOf = (key: CryptoKey, openers: readonly Opener[]): Promise<KeySlot[]> =>
  Promise.all(
    openers.map(async ({ label, keys }) => {
      const wrapped = await subtle().wrapKey('raw', key, keys.wrap, 'AES-KW');
      return [label, toBase64Url(new Uint8Array(wrapped))] as const;
    }),
  );

/** Encrypts a content as it stands in a document. */
export async function seal(
  content: Bytes,
  place: SealedPlace,
  { salt, openers }: { salt: string; openers: readonly Opener[] },
): Promise<Sealed> {
  const { key, data } = await sealBytes(content, place, openers);
  return { salt, slots: await slotsOf(key, openers), data: toBase64Url(data) };
}

/** HMAC of place and content under the secrets of all who may open it: nobody without all of them can compute it. */
async function contentKey(
  content: Bytes,
  place: SealedPlace,
  openers: readonly Opener[],
): Promise<CryptoKey> {
  const secrets = openers.map(({ keys }) => keys.secret);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const joint = await subtle().importKey('raw', framed(...secrets), hmac, false, ['sign']);
  const bits = await subtle().sign('HMAC', joint, framed(placeBytes(place), content));
  return subtle().importKey('raw', bits, 'AES-GCM', true, ['encrypt']);
}
