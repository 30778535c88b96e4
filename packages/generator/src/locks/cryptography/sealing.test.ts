import { createDecipheriv, createHash, hkdfSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Sealed } from '../../core/contracts/lock.ts';
import { pack } from '../pack.ts';
import { fromBase64Url, toBase64Url, utf8 } from './encoding.ts';
import { hashNow } from './hash.ts';
import { adminLabel, lockKeys, masterKey, passwordLabel, wrappingKey } from './lock-keys.ts';
import { type KeyOf, openFile, openSealed } from './open.ts';
import { passwordText } from './password-text.ts';
import { siteSalt } from './salt.ts';
import { type Opener, seal, sealBytes } from './seal.ts';
import type { SealedPlace } from './sealed-place.ts';
import { unpack } from './unpack.ts';

const SALT = await siteSalt('https://example.org/', 4);
const PLACE: SealedPlace = { kind: 'page', name: '/secret/' };
const OTHER: SealedPlace = { kind: 'page', name: '/other/' };

async function opener(password: string): Promise<Opener> {
  const master = await masterKey(hashNow(await passwordText(password), SALT));
  const label = await passwordLabel(master);
  return { label, keys: await lockKeys(master, label) };
}

/** The keys that a browser has after somebody has typed a password. */
async function typed(password: string): Promise<KeyOf> {
  const master = await masterKey(hashNow(await passwordText(password), SALT));
  return (label) => wrappingKey(master, label);
}

const sealText = async (text: string, passwords: readonly string[], place = PLACE): Promise<Sealed> =>
  seal(await pack(text), place, {
    salt: SALT,
    openers: await Promise.all(passwords.map((one) => opener(one))),
  });

async function open(sealed: Sealed, password: string, place = PLACE): Promise<string | undefined> {
  const opened = await openSealed(sealed, place, await typed(password));
  return opened && unpack(opened.content);
}

describe('a sealed text', () => {
  it('opens with any of its passwords and with no other', async () => {
    const sealed = await sealText('<p>Hello 世界</p>', ['one', 'two']);
    expect(await open(sealed, 'one')).toBe('<p>Hello 世界</p>');
    expect(await open(sealed, 'two')).toBe('<p>Hello 世界</p>');
    expect(await open(sealed, 'three')).toBeUndefined();
    expect(await open(sealed, '')).toBeUndefined();
  });

  it('comes out the same each time, and wholly different with another text, place or password', async () => {
    const sealed = await sealText('text', ['one']);
    expect(await sealText('text', ['one'])).toEqual(sealed);
    const others = [
      await sealText('texT', ['one']),
      await sealText('text', ['one'], { kind: 'page', name: '/other/' }),
      await sealText('text', ['one', 'two']),
    ];
    for (const { data, slots } of others) {
      expect(data.slice(0, 8)).not.toBe(sealed.data.slice(0, 8));
      expect(slots[0]?.[1]).not.toBe(sealed.slots[0]?.[1]);
    }
  });

  it('does not open after any byte has changed', async () => {
    const sealed = await sealText('text', ['one']);
    const bytes = fromBase64Url(sealed.data);
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await open({ ...sealed, data: toBase64Url(changed) }, 'one')).toBeUndefined();
    }
    const [label = '', wrapped = ''] = sealed.slots[0] ?? [];
    const broken = `${wrapped.startsWith('A') ? 'B' : 'A'}${wrapped.slice(1)}`;
    expect(await open({ ...sealed, slots: [[label, broken]] }, 'one')).toBeUndefined();
    expect(await open({ ...sealed, slots: [[label, 'no base64!']] }, 'one')).toBeUndefined();
    expect(await open({ ...sealed, data: '' }, 'one')).toBeUndefined();
  });

  it('does not open in another place', async () => {
    const sealed = await sealText('text', ['one']);
    expect(await open(sealed, 'one', { kind: 'page', name: '/other/' })).toBeUndefined();
    expect(await open(sealed, 'one', { kind: 'part', name: '/secret/' })).toBeUndefined();
  });

  it('does not open after its salt has been made cheaper or another', async () => {
    const sealed = await sealText('text', ['one']);
    for (const salt of [
      await siteSalt('https://example.org/', 5),
      await siteSalt('https://example.com/', 4),
    ]) {
      const master = await masterKey(hashNow(await passwordText('one'), salt));
      expect(await openSealed(sealed, PLACE, (label) => wrappingKey(master, label))).toBeUndefined();
    }
  });

  it('tells neither its text nor whom it is for', async () => {
    const sealed = JSON.stringify(await sealText('canary', ['password']));
    expect(sealed).not.toContain('canary');
    expect(sealed).not.toContain('password');
    expect(sealed).not.toContain('secret');
  });

  it('gives browsers no key that can be read', async () => {
    const { keys } = await opener('one');
    await expect(crypto.subtle.exportKey('raw', keys.wrap)).rejects.toThrow();
  });

  it('has a key of its own, which tells nothing of others that the same password opens', async () => {
    const [one, two] = [await sealText('text', ['shared']), await sealText('text', ['shared'], OTHER)];
    const { keys } = await opener('shared');
    const raw = async ({ slots }: Sealed) => {
      const wrapped = fromBase64Url(slots[0]?.[1] ?? '');
      const key = await crypto.subtle.unwrapKey('raw', wrapped, keys.wrap, 'AES-KW', 'AES-GCM', true, [
        'decrypt',
      ]);
      return toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', key)));
    };
    expect(one.slots[0]?.[0]).toBe(two.slots[0]?.[0]);
    expect(await raw(one)).not.toBe(await raw(two));
    const place = { ...one, slots: two.slots };
    expect(await open(place, 'shared')).toBeUndefined();
    expect(await open(place, 'shared', OTHER)).toBeUndefined();
  });

  it('is not opened by those who know one of several passwords of another', async () => {
    const [both, one] = [
      await sealText('text', ['shared', 'more']),
      await sealText('text', ['shared'], OTHER),
    ];
    expect(await open(both, 'more')).toBe('text');
    expect(await open(one, 'more', OTHER)).toBeUndefined();
  });

  it('refuses to be sealed for nobody', async () => {
    await expect(seal(utf8('x'), PLACE, { salt: SALT, openers: [] })).rejects.toThrow(
      'Nobody could open page',
    );
  });
});

describe('a sealed file', () => {
  it('opens with the key that a page brings, under its own name only', async () => {
    const place: SealedPlace = { kind: 'file', name: 'a1b2' };
    const { key, data } = await sealBytes(utf8('picture'), place, [await opener('one')]);
    const raw = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', key)));
    expect(new TextDecoder().decode(await openFile(data, place, raw))).toBe('picture');
    await expect(openFile(data, { kind: 'file', name: 'other' }, raw)).rejects.toThrow();
  });
});

describe('passwords', () => {
  it('are the same however their characters are written', async () => {
    expect(await passwordText('Ångström ﬁ')).toBe(await passwordText('A\u030angstro\u0308m fi'));
    expect(await passwordText('ａｂｃ１２３')).toBe(await passwordText('abc123'));
    expect(await passwordText('a')).not.toBe(await passwordText('A'));
  });

  it('of any characters and any length make a difference to the last one', async () => {
    const alphabets = ['a', '密', '😀', '\0', ' ', 'é', '\u202e', '\ud800', '👩‍👩‍👧‍👦', '"', '\\'];
    for (const character of alphabets)
      for (const length of [1, 2, 71, 72, 73, 10_000]) {
        const password = character.repeat(length);
        const text = await passwordText(password);
        expect(text).toHaveLength(44);
        expect(await passwordText(`${password}x`)).not.toBe(text);
        expect(await open(await sealText('text', [password]), password)).toBe('text');
      }
  });
});

it('packs and unpacks five megabytes', async () => {
  const text = '<p>Text 文字</p>'.repeat(300_000);
  expect(await open(await sealText(text, ['one']), 'one')).toBe(text);
});

/** Written down, so that what is published today opens with what is published later. */
const VECTOR = {
  password: 'correct horse 电池',
  passwordText: 'QpNL1WCvkg6QY5HJlDdhZxnmKNW+gkvUVXaygk++i70=',
  salt: '$2b$04$TnqBdVA/AsBo2gNlS95kku',
  hash: '$2b$04$TnqBdVA/AsBo2gNlS95kkukDYD2POKJBdUaD2eEEwrS5R26E68pe6',
  label: 'MJJwOCKiFLZcbleb',
  admin: '_H1Mm38CRHRlkFYu',
  wrappingKey: '9kx7mOGqrwEuDYpStlhH-I1_CHrVX_ZKi32O0_FTklg',
  sealed: {
    salt: '$2b$04$TnqBdVA/AsBo2gNlS95kku',
    slots: [['MJJwOCKiFLZcbleb', 'f78wYvMWOGkjiWL8kRq_5yXu5W7oguqZ4AS95uyZ0Q0da-tg8J-v1w']],
    data: 'Wn49vPoo1Ln35RFj9ZrWr7ZBazOXxZBEOT2bTus3iQ',
  },
};

describe('the format', () => {
  it('is the one that is written down', async () => {
    const { password, ...written } = VECTOR;
    const text = await passwordText(password);
    const hashed = hashNow(text, SALT);
    const label = await passwordLabel(await masterKey(hashed));
    const key = hkdfSync('sha256', hashed, '', `bifolio/1/wrap/${label}`, 32);
    expect({
      passwordText: text,
      salt: SALT,
      hash: hashed,
      label,
      admin: await adminLabel(SALT),
      wrappingKey: toBase64Url(new Uint8Array(key)),
      sealed: await seal(utf8('stored as it is'), PLACE, { salt: SALT, openers: [await opener(password)] }),
    }).toEqual(written);
  });

  it('is opened by another implementation', async () => {
    const sealed = await sealText('<h2>Two implementations</h2>', ['not this', 'swordfish']);
    expect(openWithNode(sealed, 'swordfish')).toBe('<h2>Two implementations</h2>');
    expect(() => openWithNode(sealed, 'sword')).toThrow();
  });
});

/** Node's own cryptography, without WebCrypto; bcrypt is not among it. */
function openWithNode({ salt, slots, data }: Sealed, password: string): string {
  const text = createHash('sha256').update(password.normalize('NFKC')).digest('base64');
  const hashed = hashNow(text, salt);
  const own = Buffer.from(hkdfSync('sha256', hashed, '', 'bifolio/1/label/password', 12)).toString(
    'base64url',
  );
  for (const [label, wrapped] of slots.filter(([label]) => label === own)) {
    const wrappingKey = Buffer.from(hkdfSync('sha256', hashed, '', `bifolio/1/wrap/${label}`, 32));
    try {
      const unwrap = createDecipheriv('id-aes256-wrap', wrappingKey, Buffer.alloc(8, 0xa6));
      const key = Buffer.concat([unwrap.update(Buffer.from(wrapped, 'base64url')), unwrap.final()]);
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.alloc(12));
      decipher.setAAD(Buffer.concat(['bifolio/1/place', PLACE.kind, PLACE.name].flatMap(withLength)));
      decipher.setAuthTag(bytes.subarray(-16));
      const packed = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
      return inflateRawSync(packed).toString();
    } catch {
      // The next slot is another's.
    }
  }
  throw new Error('No slot opens.');
}

function withLength(text: string): Buffer[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(text));
  return [length, Buffer.from(text)];
}
