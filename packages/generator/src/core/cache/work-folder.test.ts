import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openWorkFolder, workFolder } from './work-folder.ts';
import { takeWorkNotes } from './work-notes.ts';

let root: string;
/** Somebody's folder, with a file. */
let other: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-work-'));
  other = mkdtempSync(join(tmpdir(), 'bifolio-other-'));
  writeFileSync(join(other, 'notes.txt'), 'mine');
});

const messages = () => takeWorkNotes().map(({ message }) => message);

test('work is done in a folder of the site', () => {
  expect(openWorkFolder(root)).toBe(join(root, '.bifolio'));
});

test.each(['link', 'file'])('a %s in its place is left and told, and a temporary folder is used', (kind) => {
  const own = join(root, '.bifolio');
  if (kind === 'link') symlinkSync(other, own);
  else writeFileSync(own, 'mine');
  expect(openWorkFolder(root)).not.toBe(own);
  expect(workFolder(root)).toBe(openWorkFolder(root));
  const what = kind === 'link' ? 'symbolic link' : 'file';
  expect(messages()).toEqual([`${own} is a ${what}, so nothing is kept for the next build.`]);
  expect([existsSync(own), readdirSync(other)]).toEqual([true, ['notes.txt']]);
});

const links = ['scan', 'content', 'faces-next-7', 'vite/deps', 'dev/ab/x.js', 'bundle', 'pages-999999'];

test.each(links)('a link at %s is removed as a link', (name) => {
  const path = join(root, '.bifolio', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(other, path);
  openWorkFolder(root);
  expect([existsSync(path), readFileSync(join(other, 'notes.txt'), 'utf8'), messages()]).toEqual([
    false,
    'mine',
    [],
  ]);
});

test('what earlier versions have kept goes', () => {
  for (const name of ['content', 'modules/ab', 'store'])
    mkdirSync(join(root, '.bifolio', name), { recursive: true });
  writeFileSync(join(root, '.bifolio/content/0123.json'), 'a page that may be locked by now');
  openWorkFolder(root);
  expect(readdirSync(join(root, '.bifolio'))).toEqual(['store']);
});

test('names that are not ours are left alone', () => {
  mkdirSync(join(root, '.bifolio'));
  symlinkSync(other, join(root, '.bifolio/mine'));
  openWorkFolder(root);
  expect(readdirSync(join(root, '.bifolio'))).toEqual(['mine']);
});

test('a folder in the place of a file is left and told, a file in the place of a folder goes', () => {
  mkdirSync(join(root, '.bifolio/scan'), { recursive: true });
  writeFileSync(join(root, '.bifolio/faces'), '');
  expect(openWorkFolder(root)).toBe(join(root, '.bifolio'));
  expect(messages()).toEqual([
    `${join(root, '.bifolio/scan')} is a folder where Bifolio keeps a file. It is left alone, and builds are slower.`,
  ]);
  expect(readdirSync(join(root, '.bifolio'))).toEqual(['scan']);
});
