import { SEALED_FILE } from '../../core/contracts/lock.ts';

/** What no address of an encrypted file holds. */
const AROUND = /[\s"'(),]/;

/**
 * Whole addresses of encrypted files in a text. One expression for them would try every character of a long word as their
 * beginning.
 */
export const sealedAddresses = (text: string): string[] =>
  [...text.matchAll(new RegExp(SEALED_FILE, 'g'))].map(({ 0: ending, index }) => {
    let start = index;
    while (start > 0 && !AROUND.test(text.charAt(start - 1))) start--;
    return text.slice(start, index) + ending;
  });
