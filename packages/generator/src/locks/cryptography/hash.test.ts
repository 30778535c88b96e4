import { describe, expect, it, vi } from 'vitest';
import { compare, hash } from './hash.ts';
import { bcryptSalt, genSalt, siteSalt } from './salt.ts';

const SALT = '$2b$04$abcdefghijklmnopqrstuu';

describe('a salt', () => {
  it('is random, of ten rounds unless told otherwise', async () => {
    expect(await genSalt()).toMatch(/^\$2b\$10\$[./A-Za-z0-9]{22}$/);
    expect(await genSalt(4)).not.toBe(await genSalt(4));
  });

  it.each([3, 32, 4.5, Number.NaN])('of %s rounds is refused', async (rounds) => {
    await expect(genSalt(rounds)).rejects.toThrow(/^Illegal number of rounds \(4-31\)$/);
  });

  it('needs the random numbers of the platform', async () => {
    vi.stubGlobal('crypto', undefined);
    await expect(genSalt()).rejects.toThrow(/^WebCryptoAPI \/ globalThis is not available$/);
    await expect(siteSalt('https://example.org/')).rejects.toThrow(
      'WebCryptoAPI / globalThis is not available',
    );
    vi.unstubAllGlobals();
  });

  it('of a site is the same each time, and another for another site', async () => {
    expect(await siteSalt('https://example.org/')).toBe('$2b$10$TnqBdVA/AsBo2gNlS95kku');
    expect(await siteSalt('https://example.com/')).not.toBe(await siteSalt('https://example.org/'));
    expect(bcryptSalt(4, new Uint8Array(16))).toBe('$2b$04$......................');
  });
});

describe('a hash', () => {
  it('is what bcrypt gives', async () => {
    // Published vector of crypt_blowfish, wrapper.c.
    expect(await hash('U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.')).toBe(
      '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    );
  });

  it.each([
    ['Invalid salt version', '$1b$04$abcdefghijklmnopqrstuu'],
    ['Invalid salt version', ''],
    ['Invalid salt revision', '$2x$04$abcdefghijklmnopqrstuu'],
    ['Invalid salt revision', '$2'],
    ['Missing salt rounds', '$2b$'],
    ['Missing salt rounds', '$2b$ab$abcdefghijklmnopqrstuu'],
    ['Missing salt rounds', '$2b$10'],
    ['Illegal number of rounds (4-31)', '$2b$03$abcdefghijklmnopqrstuu'],
    ['Illegal number of rounds (4-31)', '$2b$32$abcdefghijklmnopqrstuu'],
    ['Illegal salt', '$2b$04$short'],
    ['Illegal salt', '$2b$04$abcdefghijk mnopqrstuu'],
  ])('says "%s" of the salt "%s"', async (message, salt) => {
    const { message: said } = (await hash('x', salt).catch((error: Error) => error as Error)) as Error;
    expect(said).toBe(message);
  });

  it('takes nothing but texts', async () => {
    const message = /^Invalid content \/ salt: not a string$/;
    await expect(hash(1 as never, SALT)).rejects.toThrow(message);
    await expect(hash('x', undefined as never)).rejects.toThrow(message);
    await expect(compare('x', undefined as never)).rejects.toThrow(message);
    await expect(compare(undefined as never, SALT)).rejects.toThrow(message);
  });
});

describe('comparing', () => {
  it('tells the text of a hash from others', async () => {
    const hashed = await hash('secret', SALT);
    expect(await compare('secret', hashed)).toBe(true);
    expect(await compare('Secret', hashed)).toBe(false);
  });

  it('with what is not 60 characters long is false', async () => {
    expect(await compare('secret', '')).toBe(false);
    expect(await compare('secret', `${await hash('secret', SALT)}x`)).toBe(false);
  });
});
