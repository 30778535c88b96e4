import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Open, Secret } from '../ledger/secrecy.ts';
import { openStore, type Store } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'bifolio-store-')), 'store');
});

/** Opens the store, does something with it, and saves it as a build does. */
function build<T>(use: (store: Store) => T, options: Parameters<typeof openStore>[1] = {}): T {
  const store = openStore(folder, options);
  const result = use(store);
  store.finish();
  store.close();
  return result;
}

const read = (name: string, kind: Parameters<Store['get']>[0] = 'types') =>
  build((store) => store.get(kind, name)?.toString());
const packs = () => readdirSync(folder).filter((name) => name.endsWith('.pack'));
/** Whether a text that is too short to be packed stands in a file of the store. */
const isOnDisk = (text: string) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

const long = 'words and 字 '.repeat(50_000);

test.each([['short'], [long], ['']])('what one build has put, the next ones get', (text) => {
  build((store) => store.put('types', 'a', new Open(text)));
  expect([read('a'), read('b'), read('a', 'module')]).toEqual([text, undefined, undefined]);
});

test('a body is there for the process that has put it, and another takes its place', () => {
  const seen = build((store) => {
    store.put('types', 'a', new Open('one'));
    const first = store.get('types', 'a')?.toString();
    store.put('types', 'a', new Open('two'));
    return [first, store.get('types', 'a')?.toString()];
  });
  expect([seen, read('a')]).toEqual([['one', 'two'], 'two']);
});

test('nothing secret can be kept', () => {
  build((store) => {
    // @ts-expect-error A store takes only what is open.
    expect(() => store.put('content', 'page', new Secret('canary'))).toThrow();
    store.put('content', 'other', new Open('text'));
  });
  expect(isOnDisk('canary')).toBe(false);
});

test('of what is forgotten or replaced no byte stays', () => {
  build((store) => {
    store.put('content', 'page', new Open('a secret text'));
    store.put('content', 'other', new Open('an older text'));
  });
  expect([isOnDisk('a secret text'), isOnDisk('an older text')]).toEqual([true, true]);
  build((store) => {
    store.forget('content', 'page');
    expect(isOnDisk('a secret text')).toBe(false);
    store.put('content', 'other', new Open('a newer text'));
  });
  expect([isOnDisk('an older text'), read('page', 'content'), read('other', 'content')]).toEqual([
    false,
    undefined,
    'a newer text',
  ]);
});

test('what was forgotten by a process that never saved is gone too', () => {
  build((store) => store.put('content', 'page', new Open('a secret text')));
  const store = openStore(folder);
  store.forget('content', 'page');
  store.close();
  expect([isOnDisk('a secret text'), read('page', 'content')]).toEqual([false, undefined]);
});

test('all of a kind but some can be forgotten', () => {
  build((store) => {
    for (const name of ['a', 'b']) store.put('content', name, new Open(name));
    store.put('types', 'a', new Open('types'));
  });
  build((store) => store.keepOnly('content', ['b']));
  expect([read('a', 'content'), read('b', 'content'), read('a')]).toEqual([undefined, 'b', 'types']);
});

test('beyond its size, what was used longest ago goes', () => {
  const body = () => crypto.getRandomValues(new Uint8Array(4000));
  build((store) => store.put('types', 'old', new Open(body())));
  const sizes = { maxBytes: 10_000 };
  for (const name of ['b', 'c']) build((store) => store.put('types', name, new Open(body())), sizes);
  const kept = ['old', 'b', 'c'].map((name) => read(name) !== undefined);
  expect(kept).toEqual([false, true, true]);
});

test('many builds leave few packs, and none that is half empty', () => {
  for (let time = 0; time < 30; time++)
    build((store) => {
      store.put('types', `a${time}`, new Open(`text ${time}`));
      for (let other = 0; other <= time; other++) store.get('types', `a${other}`);
    });
  expect(packs().length).toBeLessThan(14);
  const names = Array.from({ length: 30 }, (_, time) => time);
  const texts = build((store) => names.map((time) => store.get('types', `a${time}`)?.toString()));
  expect(texts).toEqual(names.map((time) => `text ${time}`));
});

test('two processes that save one after the other keep what both have put', () => {
  const [one, other] = [openStore(folder), openStore(folder)];
  one.put('types', 'a', new Open('one'));
  other.put('types', 'b', new Open('other'));
  for (const store of [one, other]) {
    store.finish();
    store.close();
  }
  expect([read('a'), read('b')]).toEqual(['one', 'other']);
});

test('what was saved meanwhile is there for others, and for the process that goes on', () => {
  const store = openStore(folder);
  store.put('types', 'a', new Open('text'));
  store.save();
  expect([read('a'), store.get('types', 'a')?.toString()]).toEqual(['text', 'text']);
  store.close();
});

test('packs of processes that have ended without saving go, foreign files stay', () => {
  build((store) => store.put('types', 'a', new Open('text')));
  for (const name of ['01234567003fffff.pack', 'notes.txt', 'mine.pack'])
    writeFileSync(join(folder, name), 'x');
  mkdirSync(join(folder, '89abcdef003fffff.pack'));
  build((store) => store.put('types', 'b', new Open('text')));
  const left = readdirSync(folder).filter((name) => !/^(?:rows|.{8}00.{6}\.pack)$/.test(name));
  expect(left.sort()).toEqual(['mine.pack', 'notes.txt']);
  expect(existsSync(join(folder, '01234567003fffff.pack'))).toBe(false);
  expect(existsSync(join(folder, '89abcdef003fffff.pack'))).toBe(true);
});

test('whatever byte is damaged, a body reads as it was or not at all', () => {
  build((store) => {
    for (const name of 'abc') store.put('types', name, new Open(`${name}${long}`));
  });
  const whole = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  for (const [name, bytes] of whole)
    for (let at = 0; at < bytes.length; at += 1 + Math.floor(bytes.length / 20)) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      for (const content of [damaged, bytes.subarray(0, at)]) {
        writeFileSync(join(folder, name), content);
        const store = openStore(folder);
        for (const one of 'abc')
          expect([undefined, `${one}${long}`]).toContain(store.get('types', one)?.toString());
        store.close();
      }
      writeFileSync(join(folder, name), bytes);
    }
});

test('links and folders in the place of its files read as absent and are not written through', () => {
  build((store) => store.put('types', 'a', new Open('text')));
  const foreign = mkdtempSync(join(tmpdir(), 'bifolio-foreign-'));
  for (const name of readdirSync(folder)) {
    writeFileSync(join(foreign, name), readFileSync(join(folder, name)));
    rmSync(join(folder, name));
    symlinkSync(join(foreign, name), join(folder, name));
  }
  const before = readdirSync(foreign).map((name) => readFileSync(join(foreign, name), 'latin1'));
  expect(read('a')).toBeUndefined();
  build((store) => store.put('types', 'b', new Open('text')));
  expect(readdirSync(foreign).map((name) => readFileSync(join(foreign, name), 'latin1'))).toEqual(before);
  expect(read('b')).toBe('text');
});
