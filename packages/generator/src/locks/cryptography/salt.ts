import { encodeBase64 } from 'bcryptjs';
import { DEFAULT_ROUNDS, MAX_ROUNDS, MIN_ROUNDS } from '../../core/contracts/lock.ts';
import { type Bytes, framed, utf8 } from './encoding.ts';
import { subtle } from './subtle.ts';

const SALT_BYTES = 16;

/** A salt in bcrypt's own form, `$2b$10$` and 22 characters. Throws unless there are 4 to 31 rounds and 16 bytes. */
export function bcryptSalt(rounds: number, bytes: Bytes): string {
  checkRounds(rounds);
  return `$2b$${String(rounds).padStart(2, '0')}$${encodeBase64([...bytes], SALT_BYTES)}`;
}

/** A random salt. Rejects unless there are 4 to 31 rounds. */
export async function genSalt(rounds: number = DEFAULT_ROUNDS): Promise<string> {
  if (!globalThis.crypto?.getRandomValues) throw new Error('WebCryptoAPI / globalThis is not available');
  return bcryptSalt(rounds, crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

/**
 * The salt that all locks of a site share. It is public, and differs from site to site, so that nobody can prepare guesses
 * for many sites at once; it follows from the site's name, so that the same sources give the same output.
 */
export async function siteSalt(site: string, rounds: number = DEFAULT_ROUNDS): Promise<string> {
  const digest = await subtle().digest('SHA-256', framed(utf8('bifolio/1/salt'), utf8(site)));
  return bcryptSalt(rounds, new Uint8Array(digest).subarray(0, SALT_BYTES));
}

/** Throws what is wrong with a salt that a hash is to be made with. */
export function checkSalt(salt: string): void {
  if (!salt.startsWith('$2')) throw new Error('Invalid salt version');
  const [, revision, rounds = '', rest = ''] = /^\$2(.?)\$?(\d\d)?\$?(.*)$/s.exec(salt) ?? [];
  if (!revision || !'aby'.includes(revision) || salt[3] !== '$') throw new Error('Invalid salt revision');
  if (!rounds || salt[6] !== '$') throw new Error('Missing salt rounds');
  checkRounds(Number(rounds));
  if (!/^[./A-Za-z0-9]{22}/.test(rest)) throw new Error('Illegal salt');
}

function checkRounds(rounds: number): void {
  if (!Number.isInteger(rounds) || rounds < MIN_ROUNDS || rounds > MAX_ROUNDS)
    throw new Error('Illegal number of rounds (4-31)');
}
