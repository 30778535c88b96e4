import { expect, it } from 'vitest';
import { lockProblems } from './lock-problems.ts';

const siteWith = (encrypt: object | false) =>
  ({ config: { encrypt }, graph: { pages: [], locked: new Set() } }) as unknown as Parameters<
    typeof lockProblems
  >[0];
const codesOf = (encrypt: object | false, hasSecrets: boolean) =>
  lockProblems(siteWith(encrypt), { hasSecrets }).map(({ severity, code }) => `${severity} ${code}`);

it('a password for everything is an error when nothing is locked', () => {
  expect(codesOf({ admin: ['amber-cedar-ferry-17'] }, false)).toEqual(['error unused-admin']);
  expect(codesOf({ admin: ['amber-cedar-ferry-17'] }, true)).toEqual([]);
  expect(codesOf({ admin: [] }, false)).toEqual([]);
  expect(codesOf(false, false)).toEqual([]);
});
