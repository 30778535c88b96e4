import { type Bytes, framed, utf8 } from './encoding.ts';

/** What a content is and where it belongs. It opens nowhere else. */
export interface SealedPlace {
  kind: 'page' | 'part' | 'file' | 'search';
  /** Route of the page, with the number of the part; name of the file; language of the texts. */
  name: string;
}

/** Additional data of the encryption. */
export const placeBytes = ({ kind, name }: SealedPlace): Bytes =>
  framed(utf8('bifolio/1/place'), utf8(kind), utf8(name));

/** A key encrypts one text only, so its nonce may be the same for all. */
export const gcm = (place: SealedPlace): AesGcmParams => ({
  name: 'AES-GCM',
  iv: new Uint8Array(12),
  additionalData: placeBytes(place),
});
