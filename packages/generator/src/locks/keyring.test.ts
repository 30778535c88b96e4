import { expect, test } from 'vitest';
import { createKeyring } from './keyring.ts';

const keyring = createKeyring('https://example.org/', { admin: ['admin'], rules: {}, rounds: 4 });
const labels = async (route: string, ...passwords: string[]) =>
  (await keyring.openersOfPart(route, passwords)).map(({ label }) => label);

test('a browser keeps one key for a lock, so parts of a page with other passwords have other locks', async () => {
  const [admin, one, two] = await labels('/a/', 'one', 'two');
  expect(new Set([admin, one, two]).size).toBe(3);
  expect(await labels('/a/', 'one')).toEqual([admin, one]);
  expect(await labels('/b/', 'one')).not.toContain(one);
});

test('a password is hashed once, whoever asks for its keys', async () => {
  const hashes = new Map<string, string>();
  const passwords = { admin: ['one'], rules: { '/a/': ['one'], '/b/': ['two'] }, rounds: 4 };
  const page = {
    route: '/a/',
    lock: { scope: 'page' as const, rules: ['/a/', '/b/'], own: false },
    passwords: [],
  };
  await createKeyring('site', passwords, hashes).openersOf(page);
  expect([...hashes.values()]).toEqual([expect.stringMatching(/^\$2b\$04\$/), expect.any(String)]);
  const [name = ''] = hashes.keys();
  expect(name).not.toContain('one');
  hashes.set(name, 'known');
  const secrets = async (...known: [Map<string, string>?]) =>
    (await createKeyring('site', passwords, ...known).openersOf(page)).map(({ keys }) => String(keys.secret));
  const [before, after] = [await secrets(), await secrets(hashes)];
  expect(after.map((secret, index) => secret === before[index])).toEqual([false, false, true]);
});
