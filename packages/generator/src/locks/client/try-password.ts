import { lockLabel, masterKey, wrappingKey } from '../cryptography/lock-keys.ts';
import { type Opened, openSealed } from '../cryptography/open.ts';
import { passwordText } from '../cryptography/password-text.ts';
import type { SealedPlace } from '../cryptography/sealed-place.ts';
import type { Sealed } from '../protocol.ts';
import { hashInWorker } from './hash-in-worker.ts';

/** What a password has opened. */
interface Unlocked extends Opened {
  /** Whether it opens everything. */
  global: boolean;
}

/** Tries passwords on locks. What failed is remembered, so that the same one fails at once the next time. */
export interface PasswordTrier {
  /** Resolves with `undefined` when the password opens nothing here. */
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
      const opened = await openSealed(sealed, place, (label) => wrappingKey(master, label));
      if (!opened) {
        failed.add(known);
        return undefined;
      }
      return { ...opened, global: opened.label === (await lockLabel(sealed.salt, 'admin')) };
    },
  };
}
