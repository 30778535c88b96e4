import { describe, expect, it, test } from 'vitest';
import type { Opener } from '../cryptography/seal.ts';
import { createKeyring } from './keyring.ts';

const passwords = { admin: ['admin'], rules: { '/a/': ['one', 'two'], '/b/': ['two'] }, rounds: 4 };
const keyring = createKeyring('https://example.org/', passwords);
const labels = (openers: readonly Opener[]) => openers.map(({ label }) => label);
const labelsOf = async (...own: string[]) => labels(await keyring.openersOf({ passwords: own }));

describe('a password', () => {
  it('has one lock, whatever it opens, so that a browser that keeps its key asks once', async () => {
    const [admin, one, two] = await labelsOf('one', 'two');
    expect(new Set([admin, one, two]).size).toBe(3);
    expect(await labelsOf('one')).toEqual([admin, one]);
    const ofRules = await keyring.openersOf({ rules: ['/a/', '/b/'], passwords: ['one'] });
    expect(labels(ofRules)).toEqual([admin, one, two]);
  });

  it('is the same however its characters are written', async () => {
    expect(await labelsOf('\u00c5')).toEqual(await labelsOf('A\u030a'));
    expect(await labelsOf('\u00c5', 'A\u030a')).toHaveLength(2);
  });

  it('has another lock and other keys on another site', async () => {
    const other = createKeyring('https://example.com/', passwords);
    const [here] = await keyring.openersOf({ passwords: [] });
    const [there] = await other.openersOf({ passwords: [] });
    expect(there?.keys.secret).not.toEqual(here?.keys.secret);
    expect(labels(await other.openersOf({ passwords: ['one'] }))).not.toContain((await labelsOf('one'))[1]);
  });

  it('that opens everything is told from the same one of a page', async () => {
    const [admin, own] = await labelsOf('admin');
    expect(own).not.toBe(admin);
  });
});

test('a password is hashed once, whoever asks for its keys', async () => {
  const hashes = new Map<string, string>();
  const twice = { admin: ['one'], rules: { '/a/': ['one'], '/b/': ['two'] }, rounds: 4 };
  const locks = { rules: ['/a/', '/b/'], passwords: [] };
  await createKeyring('site', twice, hashes).openersOf(locks);
  expect([...hashes.values()]).toEqual([expect.stringMatching(/^\$2b\$04\$/), expect.any(String)]);
  const [name = ''] = hashes.keys();
  expect(name).not.toContain('one');
  hashes.set(name, 'known');
  const secrets = async (...known: [Map<string, string>?]) =>
    (await createKeyring('site', twice, ...known).openersOf(locks)).map(({ keys }) => String(keys.secret));
  const [before, after] = [await secrets(), await secrets(hashes)];
  expect(after.map((secret, index) => secret === before[index])).toEqual([false, false, true]);
});
