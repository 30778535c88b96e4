import type { PageLock } from '../content/page.ts';
import { toBase64Url } from './cryptography/encoding.ts';
import { hashNow } from './cryptography/hash.ts';
import { type LockKind, lockKeys, lockLabel, masterKey } from './cryptography/lock-keys.ts';
import { passwordText } from './cryptography/password-text.ts';
import { siteSalt } from './cryptography/salt.ts';
import type { Opener } from './cryptography/seal.ts';
import type { EncryptOptions } from './options.ts';

/** All keys of a build. They are made when they are first asked for, and never leave it. */
export interface Keyring {
  salt(): Promise<string>;
  /** Who may open a page: admins, rules, those who know its own passwords. */
  openersOf(page: LockedPage): Promise<Opener[]>;
  /** Who may open a part of a page: admins, and those who know its password. On one page each password has a lock of its own. */
  openersOfPart(route: string, passwords: readonly string[]): Promise<Opener[]>;
}

interface LockedPage {
  route: string;
  lock: PageLock;
  /** Those of its own frontmatter. */
  passwords: readonly string[];
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
  { admin, rules, rounds }: SitePasswords,
  hashes: KnownHashes = new Map(),
): Keyring {
  let known: Promise<string> | undefined;
  const salt = () => (known ??= siteSalt(site, rounds));
  const masterOf = async (password: string) => {
    const text = await passwordText(password);
    const name = `${await salt()} ${text}`;
    const hash = hashes.get(name) ?? hashNow(text, await salt());
    hashes.set(name, hash);
    return masterKey(hash);
  };
  const shared = new Map<string, Promise<Opener[]>>();

  /** Of admins and rules, who open many pages. */
  function sharedOpeners(kind: LockKind, name: string, passwords: readonly string[]): Promise<Opener[]> {
    const lock = `${kind} ${name}`;
    const found = shared.get(lock) ?? openers(kind, name, passwords);
    shared.set(lock, found);
    return found;
  }

  async function openers(kind: LockKind, name: string, passwords: readonly string[]): Promise<Opener[]> {
    const label = await lockLabel(await salt(), kind, name);
    return Promise.all(
      passwords.map(async (password) => ({ label, keys: await lockKeys(await masterOf(password), label) })),
    );
  }

  return {
    salt,
    async openersOf({ route, lock, passwords }) {
      const all = await Promise.all([
        sharedOpeners('admin', '', admin),
        ...lock.rules.map((rule) => sharedOpeners('rule', rule, rules[rule] ?? [])),
        lock.own ? openers('page', route, passwords) : [],
      ]);
      return all.flat();
    },
    async openersOfPart(route, passwords) {
      const own = passwords.map(async (password) => {
        const { secret } = await lockKeys(
          await masterOf(password),
          await lockLabel(await salt(), 'part', route),
        );
        return openers('part', `${route} ${toBase64Url(secret)}`, [password]);
      });
      return [...(await sharedOpeners('admin', '', admin)), ...(await Promise.all(own)).flat()];
    },
  };
}
