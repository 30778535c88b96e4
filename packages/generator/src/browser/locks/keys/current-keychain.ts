import { type Keychain, openKeychain } from './keychain.ts';

let keychain: Promise<Keychain> | undefined;

/** The one keychain of this document; opened when it is first asked for. */
export function currentKeychain(): Promise<Keychain> {
  keychain ??= openKeychain();
  return keychain;
}
