import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTypeCache } from './type-cache.ts';
import type { TypedCode } from './types.ts';

const request = { code: 'let a', language: 'ts' };
const typed: TypedCode = { code: 'let a', notes: [], problems: [], dependencies: {} };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bifolio-type-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('remembers a block for the next process', () => {
  createTypeCache({ folder, key: '1' }).write(request, typed);
  expect(createTypeCache({ folder, key: '1' }).read(request)).toEqual(typed);
});

it('knows nothing of other code, other languages and other options', () => {
  const cache = createTypeCache({ folder, key: '1' });
  cache.write(request, typed);
  expect(cache.read({ ...request, code: 'let b' })).toBeUndefined();
  expect(cache.read({ ...request, language: 'js' })).toBeUndefined();
  expect(createTypeCache({ folder, key: '2' }).read(request)).toBeUndefined();
});

it('forgets a block when a type in reach has changed', () => {
  const path = join(folder, 'own.ts');
  writeFileSync(path, 'one');
  const cache = createTypeCache({ folder: join(folder, 'types'), key: '1' });
  const dependencies = { [path]: createHash('sha256').update('one').digest('hex') };
  cache.write(request, { ...typed, dependencies });
  expect(cache.read(request)).toBeDefined();
  writeFileSync(path, 'two');
  expect(cache.read(request)).toBeUndefined();
});

it.each(['', 'x', 'x\n', 'x\n{"code":"evil","notes":[],"problems":[],"dependencies":{}}'])(
  'takes a damaged entry for none: %j',
  (text) => {
    const cache = createTypeCache({ folder, key: '1' });
    cache.write(request, typed);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), text);
    expect(cache.read(request)).toBeUndefined();
  },
);

it('does not grow without end', () => {
  const cache = createTypeCache({ folder, key: '1', capacity: 20 });
  for (let n = 0; n < 50; n++) cache.write({ ...request, code: `let a${n}` }, typed);
  expect(readdirSync(folder).length).toBeLessThanOrEqual(20);
  expect(cache.read({ ...request, code: 'let a49' })).toEqual(typed);
});

it('keeps nothing more of a block that has been locked', () => {
  const cache = createTypeCache({ folder, key: '1' });
  cache.write(request, typed);
  cache.forget(request);
  expect(cache.read(request)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});
