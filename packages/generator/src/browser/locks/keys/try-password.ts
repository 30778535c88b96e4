import type { Sealed } from '../../../core/contracts/lock.ts';
import { adminLabel, masterKey, wrappingKey } from '../../../locks/cryptography/lock-keys.ts';
import { findKey, type KeyOf, type Opened, openSealed } from '../../../locks/cryptography/open.ts';
import { passwordText } from '../../../locks/cryptography/password-text.ts';
import type { SealedPlace } from '../../../locks/cryptography/sealed-place.ts';
import { hashInWorker } from './hash-in-worker.ts';

/** What a password has opened; without content where that is damaged. */
interface Unlocked extends Omit<Opened, 'content'>, Partial<Pick<Opened, 'content'>> {
  /** Whether it opens everything. */
  global: boolean;
}

/** Tries passwords on locks. What failed is remembered, so that the same one fails at once the next time. */
export interface PasswordTrier {
  /** Resolves with `undefined` when the password is wrong. Rejects when it could not be tried. */
  attempt(password: string, sealed: Sealed, place: SealedPlace): Promise<Unlocked | undefined>;
}

export function createPasswordTrier(): PasswordTrier {
  const failed = new Set<string>();
  return {
    async attempt(password, sealed, place) {
      const text = await passwordText(password);
      const known = `${text} ${sealed.data.slice(-24)}`;
      if (failed.has(known)) return undefined;
      const master = await masterKey(await hashInWorker(text, sealed.salt));
      const keyOf: KeyOf = (label) => wrappingKey(master, label);
      const opened = (await openSealed(sealed, place, keyOf)) ?? (await findKey(sealed, keyOf));
      if (!opened) {
        failed.add(known);
        return undefined;
      }
      return { ...opened, global: opened.label === (await adminLabel(sealed.salt)) };
    },
  };
}
