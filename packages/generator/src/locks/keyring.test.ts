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
