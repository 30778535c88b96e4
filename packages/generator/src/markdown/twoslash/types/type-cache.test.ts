import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from '../../../core/store/store.ts';
import type { TypedCode } from '../types.ts';
import { createTypeCache } from './type-cache.ts';

const request = { code: 'let a', language: 'ts' };
const typed: TypedCode = { code: 'let a', notes: [], problems: [], dependencies: {} };
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
let root: string;
let store: Store;

const cacheOf = (key = '1') => createTypeCache({ store, root, key });

/** What a next build finds, in this folder or another. */
function next(site = root) {
  store.finish();
  store.close();
  root = site;
  store = openStore(join(root, 'store'));
  return cacheOf();
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-type-cache-'));
  store = openStore(join(root, 'store'));
});
afterEach(() => {
  store.close();
  rmSync(root, { recursive: true, force: true });
});

it('remembers a block for the next process', () => {
  cacheOf().write(request, typed);
  expect(next().read(request)).toEqual(typed);
});

it('knows nothing of other code, other languages and other options', () => {
  const cache = cacheOf();
  cache.write(request, typed);
  expect(cache.read({ ...request, code: 'let b' })).toBeUndefined();
  expect(cache.read({ ...request, language: 'js' })).toBeUndefined();
  expect(cacheOf('2').read(request)).toBeUndefined();
});

it('forgets a block when a type in reach has changed', () => {
  const path = join(root, 'own.ts');
  writeFileSync(path, 'one');
  cacheOf().write(request, { ...typed, dependencies: { [path]: hashOf('one') } });
  expect(next().read(request)?.dependencies).toEqual({ [path]: hashOf('one') });
  writeFileSync(path, 'two');
  expect(next().read(request)).toBeUndefined();
});

it('remembers a block in a copy of the site, and names no folder of the machine', () => {
  writeFileSync(join(root, 'own.ts'), 'one');
  cacheOf().write(request, { ...typed, dependencies: { [join(root, 'own.ts')]: hashOf('one') } });
  const [first, other] = [root, mkdtempSync(join(tmpdir(), 'bifolio-elsewhere-'))];
  next();
  for (const name of readdirSync(join(first, 'store')))
    expect(readFileSync(join(first, 'store', name)).includes(first)).toBe(false);
  mkdirSync(other, { recursive: true });
  cpSync(first, other, { recursive: true });
  expect(next(other).read(request)?.dependencies).toEqual({ [join(other, 'own.ts')]: hashOf('one') });
});

it('keeps nothing of a block whose types are neither the site’s nor a package’s', () => {
  cacheOf().write(request, { ...typed, dependencies: { '/elsewhere/own.ts': hashOf('one') } });
  expect(cacheOf().read(request)).toBeUndefined();
});

it('keeps nothing more of a block that has been locked', () => {
  cacheOf().write(request, typed);
  const cache = next();
  cache.forget(request);
  expect(cache.read(request)).toBeUndefined();
  expect(next().read(request)).toBeUndefined();
});
