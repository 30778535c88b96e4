import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Open } from '../ledger/secrecy.ts';
import { createPageStore } from '../page-store/page-store.ts';
import { openFaceReader, openFaceWriter } from './face-files.ts';
import type { Face } from './types.ts';

const face = (title: string) =>
  new Open({ route: `/${title}/`, title, description: '中文'.repeat(200) } as Face);
const newFolder = (pages: number) => {
  const dir = mkdtempSync(join(tmpdir(), 'bifolio-faces-'));
  createPageStore(dir, pages);
  return dir;
};

test('faces that several writers have written side by side are read by the index of their page', () => {
  const dir = newFolder(3);
  const [one, two] = [openFaceWriter(dir, 1), openFaceWriter(dir, 2)];
  one.write(2, face('c'));
  two.write(0, face('a'));
  one.flush();
  two.flush();
  const reader = openFaceReader(dir);
  expect([0, 1, 2, 3, -1].map((page) => reader.read(page)?.title)).toEqual([
    'a',
    undefined,
    'c',
    undefined,
    undefined,
  ]);
  expect(reader.hash(0)).not.toBe(reader.hash(2));
  expect(reader.hash(1)).toBeUndefined();
  for (const open of [one, two, reader]) open.close();
});

test('a thousand faces are three files', () => {
  const dir = newFolder(1000);
  const writers = [openFaceWriter(dir, 1), openFaceWriter(dir, 2)];
  for (let page = 0; page < 1000; page++) writers[page % 2]?.write(page, face(String(page)));
  for (const writer of writers) writer.close();
  const reader = openFaceReader(dir);
  expect([0, 1, 500, 999].map((page) => reader.read(page)?.title)).toEqual(['0', '1', '500', '999']);
  expect(readdirSync(dir)).toHaveLength(3);
  reader.close();
});

test('the same face has the same hash, in whatever folder', () => {
  const hashes = [newFolder(1), newFolder(1)].map((dir) => {
    const writer = openFaceWriter(dir, 1);
    writer.write(0, face('a'));
    writer.close();
    return openFaceReader(dir).hash(0);
  });
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[0]).toHaveLength(12);
});

test('a folder that is not there holds no faces', () => {
  expect(openFaceReader('/nowhere').read(0)).toBeUndefined();
});
