import { utf8 } from './encoding.ts';
import { subtle } from './subtle.ts';

/**
 * What bcrypt gets of a password: 44 characters whatever its length, because bcrypt itself reads 72 bytes only and stops
 * at a zero. Ways of writing the same characters (NFKC) are one password.
 */
export async function passwordText(password: string): Promise<string> {
  const digest = await subtle().digest('SHA-256', utf8(password.normalize('NFKC')));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
