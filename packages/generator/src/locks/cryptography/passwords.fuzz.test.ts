import { array, assert, asyncProperty, constantFrom, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sealed } from '../../core/contracts/lock.ts';
import { pack } from '../pack.ts';
import { fromBase64Url, toBase64Url } from './encoding.ts';
import { hashNow } from './hash.ts';
import { adminLabel, lockKeys, masterKey, wrappingKey } from './lock-keys.ts';
import { openSealed } from './open.ts';
import { passwordText } from './password-text.ts';
import { siteSalt } from './salt.ts';
import { seal } from './seal.ts';
import { unpack } from './unpack.ts';

const SALT = await siteSalt('https://example.org/', 4);
const LABEL = await adminLabel(SALT);
const PLACE = { kind: 'page', name: '/' } as const;
const RUNS = { numRuns: 40 };

const masterOf = async (password: string) => masterKey(hashNow(await passwordText(password), SALT));

async function lock(text: string, password: string): Promise<Sealed> {
  const opener = { label: LABEL, keys: await lockKeys(await masterOf(password), LABEL) };
  return seal(await pack(text), PLACE, { salt: SALT, openers: [opener] });
}

async function open(sealed: Sealed, password: string): Promise<string | undefined> {
  const master = await masterOf(password);
  const opened = await openSealed(sealed, PLACE, (label) => wrappingKey(master, label));
  return opened && unpack(opened.content);
}

/** Anything that a keyboard, an input method or a clipboard may give, lone halves of characters too. */
const password = string({ unit: 'binary', minLength: 1, maxLength: 60 });

describe('a password', () => {
  it('of any characters opens what it has locked', async () => {
    await assert(
      asyncProperty(password, string(), async (typed, text) => {
        expect(await open(await lock(text, typed), typed)).toBe(text.toWellFormed());
      }),
      RUNS,
    );
  });

  it('opens however its characters are composed', async () => {
    const letters = array(constantFrom('é', 'ö', 'が', '각', 'ﬁ', 'Å', 'a', '①', '密'), { minLength: 1 });
    await assert(
      asyncProperty(letters, async (typed) => {
        const text = typed.join('');
        const sealed = await lock('text', text.normalize('NFC'));
        expect(await open(sealed, text.normalize('NFD'))).toBe('text');
        expect(await open(sealed, text.normalize('NFKD'))).toBe('text');
      }),
      RUNS,
    );
  });

  it('of another text opens nothing', async () => {
    await assert(
      asyncProperty(password, password, async (typed, other) => {
        const same = [typed, other].map((text) => text.normalize('NFKC').toWellFormed());
        if (same[0] !== same[1]) expect(await open(await lock('text', typed), other)).toBeUndefined();
      }),
      RUNS,
    );
  });

  it.each([1, 71, 72, 73, 1000, 10_000])('counts to its last of %i characters', async (length) => {
    const typed = '密'.repeat(length);
    const sealed = await lock('text', typed);
    expect(await open(sealed, typed)).toBe('text');
    expect(await open(sealed, `${typed.slice(0, -1)}码`)).toBeUndefined();
    expect(await open(sealed, `${typed}\0`)).toBeUndefined();
  });
});

it('whatever is changed in the ciphertext or its slots opens nothing, and is no error', async () => {
  const sealed = await lock('a text that is long enough', 'password');
  const bytes = fromBase64Url(sealed.data);
  await assert(
    asyncProperty(uint8Array({ minLength: 1, maxLength: 4 }), string(), async (change, garbage) => {
      const at = (change[0] ?? 0) % bytes.length;
      const other = bytes.with(at, (bytes[at] ?? 0) ^ ((change[1] ?? 0) || 1));
      const tampered: Sealed[] = [
        { ...sealed, data: toBase64Url(other) },
        { ...sealed, data: sealed.data.slice(0, -4) },
        { ...sealed, data: garbage },
        { ...sealed, slots: [[LABEL, garbage]] },
        { ...sealed, slots: [[garbage, sealed.slots[0]?.[1] ?? '']] },
      ];
      for (const one of tampered) expect(await open(one, 'password')).toBeUndefined();
    }),
    RUNS,
  );
});

it('a text of 5 MB is locked and opened', async () => {
  const text = Array.from({ length: 500_000 }, (_, index) => `line ${index}`).join('\n');
  expect(await open(await lock(text, 'password'), 'password')).toBe(text);
});
