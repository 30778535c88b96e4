import type { EncryptOptions } from '../../core/contracts/options/locks.ts';
import { hashNow } from '../cryptography/hash.ts';
import { adminLabel, lockKeys, masterKey, passwordLabel } from '../cryptography/lock-keys.ts';
import { passwordText } from '../cryptography/password-text.ts';
import { siteSalt } from '../cryptography/salt.ts';
import type { Opener } from '../cryptography/seal.ts';

/** All keys of a build. They are made when they are first asked for, and never leave it. */
export interface Keyring {
  salt(): Promise<string>;
  /** Who may open something, each once: admins, those who know the password of one of these rules, or one of these passwords. */
  openersOf(locks: { rules?: readonly string[]; passwords: readonly string[] }): Promise<Opener[]>;
}

/** The passwords of a site: `encrypt` after environment variables have been filled in. */
export type SitePasswords = Pick<EncryptOptions, 'admin' | 'rules' | 'rounds'>;

/**
 * Hashes that have been made, by salt and digest of the password: the password itself would hold the text of the page that it was cut
 * from. They open everything, so they stay in memory.
 */
export type KnownHashes = Map<string, string>;

/** Makes the keys of the site called `site`. Equal passwords are hashed once, since that is what takes time. */
export function createKeyring(
  site: string,
  { admin, rules: ruled, rounds }: SitePasswords,
  hashes: KnownHashes = new Map(),
): Keyring {
  let known: Promise<string> | undefined;
  const salt = () => (known ??= siteSalt(site, rounds));
  const openers = new Map<string, Promise<Opener>>();

  async function masterOf(text: string): Promise<CryptoKey> {
    const name = `${await salt()} ${text}`;
    const hash = hashes.get(name) ?? hashNow(text, await salt());
    hashes.set(name, hash);
    return masterKey(hash);
  }

  async function makeOpener(text: string, isAdmin: boolean): Promise<Opener> {
    const master = await masterOf(text);
    const label = isAdmin ? await adminLabel(await salt()) : await passwordLabel(master);
    return { label, keys: await lockKeys(master, label) };
  }

  /** A password has one key, whatever it opens. */
  const openerOf = (isAdmin: boolean) => async (password: string) => {
    const text = await passwordText(password);
    const name = `${isAdmin} ${text}`;
    const opener = openers.get(name) ?? makeOpener(text, isAdmin);
    openers.set(name, opener);
    return opener;
  };

  return {
    salt,
    async openersOf({ rules = [], passwords }) {
      const others = [...rules.flatMap((rule) => ruled[rule] ?? []), ...passwords];
      const all = await Promise.all([...admin.map(openerOf(true)), ...others.map(openerOf(false))]);
      return [...new Set(all)];
    },
  };
}
