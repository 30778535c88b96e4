import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CONTENTS_FILE,
  type IndexContents,
  LOCKED_FOLDER,
  type LockedContents,
  type LockedList,
  type LockedLists,
} from '../../../browser/search/index-folder.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { hashNow } from '../../../locks/cryptography/hash.ts';
import { masterKey, passwordLabel, wrappingKey } from '../../../locks/cryptography/lock-keys.ts';
import { openFile, openSealed } from '../../../locks/cryptography/open.ts';
import { passwordText } from '../../../locks/cryptography/password-text.ts';
import { unpack } from '../../../locks/cryptography/unpack.ts';
import { createPageSeals } from '../../../locks/page-seals.ts';
import { buildLockedIndexes } from './build-locked-indexes.ts';
import { packLocked } from './locked-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-locked-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (route: string, rules: string[]): Page => ({
  file: `${route.slice(1, -1)}.md`,
  kind: 'md',
  locale: '/',
  route,
  title: '',
  description: '',
  draft: false,
  frontmatter: {},
  lock: { scope: 'page', rules, own: false },
});
const pages = [page('/a/', ['/']), page('/b/', []), page('/c/', ['/'])];
const routes = new Map(pages.map(({ route }, index) => [route, index]));
const seals = createPageSeals({
  config: {
    root: folder,
    sourceDir: folder,
    base: '/',
    title: 'Site',
    hostname: undefined,
    encrypt: { global: false, admin: [], rules: { '/': ['one'] }, rounds: 4, expires: 'session' },
  },
  write() {},
});

let contents: IndexContents;
let list: LockedList;

const readJson = (name: string) => JSON.parse(readFileSync(join(folder, LOCKED_FOLDER, name), 'utf8'));

beforeAll(async () => {
  const textOf = (route: string, part?: string[]) => {
    const html = `<h2 id="canary">Canary ${route}</h2><p>canary text</p>`;
    return packLocked({ source: { html, route, title: 'T' }, part }, { route, lang: 'en' });
  };
  const language = { lang: 'en', folder, routes: ['/c/', '/b/', '/a/'] };
  const texts = [textOf('/a/'), textOf('/c/'), textOf('/b/', ['part']), textOf('/b/', ['shared', 'one'])];
  await buildLockedIndexes(
    [{ ...language, contents: { edition: 'e', pages: 3, starts: [] } }],
    texts,
    seals,
    { pages, routes },
  );
  contents = JSON.parse(readFileSync(join(folder, CONTENTS_FILE), 'utf8'));
  const lists: LockedLists = readJson(contents.locked ?? '');
  list = lists.flatMap(([, name]): LockedList => readJson(name));
});

/** As a browser does that keeps the key of a password. */
async function openAll(password: string): Promise<LockedContents[]> {
  const salt = list[0]?.[1].salt ?? '';
  const master = await masterKey(hashNow(await passwordText(password), salt));
  const own = await passwordLabel(master);
  const opened = await Promise.all(
    list
      .filter(([label]) => label === own)
      .map(([, sealed]) =>
        openSealed(sealed, { kind: 'search', name: 'en' }, (label) => wrappingKey(master, label)),
      ),
  );
  const found = opened.flatMap((one) => (one ? unpack(one.content) : []));
  return Promise.all(found.map(async (file) => (await read(await file)) as LockedContents));
}

async function read(file: string): Promise<unknown> {
  const [name = '', key = ''] = file.split('#');
  const data = new Uint8Array(readFileSync(join(folder, LOCKED_FOLDER, name)));
  return JSON.parse(await unpack(await openFile(data, { kind: 'file', name: '' }, key)));
}

test('a password opens the index of what it opens, with the numbers of the public one', async () => {
  const [rule, ...others] = await openAll('one');
  expect(others).toEqual([]);
  expect(rule?.texts.map(([number, , whole]) => [number, whole])).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ]);
  expect(await read(rule?.texts[2]?.[1] ?? '')).toMatchObject({ route: '/a/', title: 'T' });
  const terms = (await read(rule?.terms[0]?.[1] ?? '')) as [string, ...number[]][];
  expect(terms.map(([term]) => term)).toContain('canary');
  expect(await read(rule?.words ?? '')).toContain('text');
  const [part] = await openAll('part');
  expect(part?.texts.map(([number, , whole]) => [number, whole])).toEqual([[1, false]]);
  expect(await openAll('two')).toEqual([]);
});

test('nothing of it can be read in the files, and the same texts give the same files', () => {
  expect(contents).toMatchObject({ edition: 'e', pages: 3 });
  const files = readdirSync(join(folder, LOCKED_FOLDER));
  expect(files).toHaveLength(15);
  for (const name of files)
    expect(readFileSync(join(folder, LOCKED_FOLDER, name), 'latin1')).not.toMatch(/canary|\/a\/|text/);
});

test('a text on its way to the index takes no more memory than its bytes', () => {
  const source = { html: '<p>Text</p>', route: '/a/', title: 'T' };
  const { packed } = packLocked({ source }, { route: '/a/', lang: 'en' });
  expect(packed.buffer.byteLength).toBe(packed.byteLength);
});

test('of a hundred passwords each has one index, listed with few others, and so has an admin', async () => {
  const many = mkdtempSync(join(folder, 'many-'));
  const own = Array.from({ length: 100 }, (_, at) => page(`/${at}/`, [`/${at}/`]));
  const rules = Object.fromEntries(own.map(({ route }) => [route, [`password of ${route}`]]));
  const manySeals = createPageSeals({
    config: {
      ...{ root: many, sourceDir: many, base: '/', title: 'Site', hostname: undefined },
      encrypt: { global: false, admin: ['admin'], rules, rounds: 4, expires: 'session' },
    },
    write() {},
  });
  const texts = own.map(({ route }) =>
    packLocked({ source: { html: '<p>canary</p>', route, title: 'T' } }, { route, lang: 'en' }),
  );
  await buildLockedIndexes(
    [
      {
        ...{ lang: 'en', folder: many, routes: own.map(({ route }) => route) },
        contents: { edition: 'e', pages: 100, starts: [] },
      },
    ],
    texts,
    manySeals,
    { pages: own, routes: new Map(own.map(({ route }, index) => [route, index])) },
  );
  const parse = (...path: string[]) => JSON.parse(readFileSync(join(many, ...path), 'utf8'));
  const lists: LockedLists = parse(LOCKED_FOLDER, parse(CONTENTS_FILE).locked);
  const slices = lists.map(([, name]): LockedList => parse(LOCKED_FOLDER, name));
  expect(slices.map(({ length }) => length)).toEqual([32, 32, 32, 5]);
  const labels = slices.flat().map(([label]) => label);
  expect(labels).toEqual([...new Set(labels)].sort());
  expect(lists.map(([label]) => label)).toEqual(slices.map(([first]) => first?.[0]));
});
