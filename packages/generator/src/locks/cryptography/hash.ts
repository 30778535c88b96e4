import { hash as bcrypt, hashSync } from 'bcryptjs';
import { checkSalt } from './salt.ts';

/**
 * The bcrypt hash of a text: 60 characters that begin with the salt. Rejects what is no text and salts that are none. Long
 * work is cut into slices of 100 ms, so that a page that has no worker stays alive.
 */
export async function hash(content: string, salt: string): Promise<string> {
  checkHashInput(content, salt);
  return bcrypt(content, salt);
}

/** The same at once, for workers and the build. Throws. */
export function hashNow(content: string, salt: string): string {
  checkHashInput(content, salt);
  return hashSync(content, salt);
}

/** Whether a hash was made of this text. What is not 60 characters long is none. Rejects what is no text. */
export async function compare(content: string, hashed: string): Promise<boolean> {
  if (typeof content !== 'string' || typeof hashed !== 'string')
    throw new Error('Invalid content / salt: not a string');
  if (hashed.length !== 60) return false;
  return sameText(await hash(content, hashed.slice(0, 29)), hashed);
}

function checkHashInput(content: string, salt: string): void {
  if (typeof content !== 'string' || typeof salt !== 'string')
    throw new Error('Invalid content / salt: not a string');
  checkSalt(salt);
}

/** Takes equally long wherever two texts of the same length differ. */
function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
