import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Open, Secret } from '../ledger/secrecy.ts';
import { createPageBodies, type PageBodies } from './page-bodies.ts';
import { openStore, type Store } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'bifolio-bodies-')), 'store');
});

function build<T>(use: (faces: PageBodies, store: Store) => T, pages = 3): T {
  const store = openStore(folder);
  const result = use(createPageBodies(store, 'face', pages), store);
  store.keepUsedPages();
  store.finish();
  store.close();
  return result;
}
const bytes = () =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join();

test('bodies are read by the index of their page', () => {
  build((faces) => {
    faces.write(2, new Open('c'));
    faces.write(0, new Open('a'));
    expect([0, 1, 2, 3, -1].map((page) => faces.read(page)?.toString())).toEqual([
      'a',
      undefined,
      'c',
      undefined,
      undefined,
    ]);
    expect([faces.hash(1), faces.hash(0) === faces.hash(2)]).toEqual([undefined, false]);
  });
});

test('what an earlier build has kept is taken over at another place', () => {
  const name = build((faces) => {
    faces.write(0, new Open('a'));
    return faces.hash(0) ?? '';
  });
  const seen = build((faces) => [faces.reuse(2, name), faces.read(2)?.toString(), faces.hash(2)]);
  expect(seen).toEqual([true, 'a', name]);
  expect(build((faces) => [faces.reuse(0, 'none'), faces.hash(0)])).toEqual([false, undefined]);
});

test('nothing stays of a page that a build has neither written nor taken over', () => {
  const name = build((faces) => {
    faces.write(0, new Open('an open text'));
    faces.write(1, new Open('a text that is locked later'));
    return faces.hash(0) ?? '';
  });
  expect(bytes()).toContain('a text that is locked later');
  build((faces) => faces.reuse(0, name));
  expect(bytes()).toContain('an open text');
  expect(bytes()).not.toContain('a text that is locked later');
});

test('what another store holds is there, and only what was asked for is copied', () => {
  const names = build((faces) => {
    faces.write(0, new Open('an open text'));
    faces.write(1, new Open('another text'));
    return [0, 1].map((page) => faces.hash(page) ?? '');
  });
  const part = folder;
  folder = join(mkdtempSync(join(tmpdir(), 'bifolio-bodies-')), 'store');
  build((faces, store) => {
    expect([store.adopt(join(part, 'none')), store.adopt(part)]).toEqual([false, true]);
    expect(faces.reuse(2, names[0] ?? '')).toBe(true);
  });
  expect(build((faces) => [faces.reuse(0, names[0] ?? ''), faces.read(0)?.toString()])).toEqual([
    true,
    'an open text',
  ]);
  expect(bytes()).not.toContain('another text');
});

test('nothing secret can be kept', () => {
  build((faces) => {
    // @ts-expect-error Only what is open is kept.
    expect(() => faces.write(0, new Secret('canary'))).toThrow();
  });
});
