import { hash } from 'node:crypto';

/** Tells values apart where memory counts: 72 bits. V8 keeps the whole of a text of which more than 12 characters are cut out. */
export const shortHash = (value: unknown): string => hashOfBytes(JSON.stringify(value));

/** The same for the content of a file. */
export const hashOfBytes = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 12);
