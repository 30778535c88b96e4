import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stillHolds } from './answers.ts';
import { askedOnce } from './asked-once.ts';
import type { Asker } from './facts.ts';
import { fileAnswer } from './file-answer.ts';
import { createNotes } from './notes.ts';
import { publishAgain } from './published-file.ts';

const root = mkdtempSync(join(tmpdir(), 'bifolio-ledger-'));
const given = () => '';
const answers = {
  link: (of: string, from: Asker) => `${from.file} -> ${of}`,
  options: given,
  file: (file: string, _: Asker) => fileAnswer(root, file),
  picture: given,
  bundle: given,
  module: given,
};

test('facts hold until an answer is another one', () => {
  writeFileSync(join(root, 'part.md'), 'first');
  const notes = createNotes({ file: 'a.md', route: '/a/' }, answers);
  notes.ask({ kind: 'link', of: 'b.md' });
  notes.ask({ kind: 'file', of: 'part.md' });
  notes.ask({ kind: 'file', of: 'later.md' });
  const facts = JSON.parse(JSON.stringify(notes.facts()));
  expect(stillHolds(facts, answers)).toBe(true);
  writeFileSync(join(root, 'part.md'), 'other');
  expect(stillHolds(facts, answers)).toBe(false);
  writeFileSync(join(root, 'part.md'), 'first');
  expect(stillHolds(facts, answers)).toBe(true);
  writeFileSync(join(root, 'later.md'), '');
  expect(stillHolds(facts, answers)).toBe(false);
  // Only the answers that are known are compared.
  expect(stillHolds(facts, { link: answers.link })).toBe(true);
});

test('of the names in a folder, those at any depth count, and no content', () => {
  mkdirSync(join(root, 'folder/inner'), { recursive: true });
  const before = fileAnswer(root, 'folder');
  writeFileSync(join(root, 'folder/inner/a.md'), 'a');
  const after = fileAnswer(root, 'folder');
  writeFileSync(join(root, 'folder/inner/a.md'), 'b');
  expect([after === before, fileAnswer(root, 'folder') === after]).toEqual([false, true]);
});

test('a build asks about each file once', () => {
  writeFileSync(join(root, 'once.md'), 'once');
  const { file } = askedOnce(answers);
  const first = file('once.md', { file: 'a.md', route: '/a/' });
  rmSync(join(root, 'once.md'));
  expect(file('once.md', { file: 'b.md', route: '/b/' })).toBe(first);
});

test('what was published with a page is published again, if it is still there', () => {
  writeFileSync(join(root, 'one.png'), 'picture');
  const outDir = join(root, 'dist');
  const bundles = new Map([['chart/chart-1a2b.js', Buffer.from('script')]]);
  const bundleFile = (bundle: string, name: string) => bundles.get(`${bundle}/${name}`);
  const folders = { sourceDir: root, outDir, bundleFile };
  expect(publishAgain([{ name: 'one-1a2b.png', from: 'one.png' }], folders)).toBe(true);
  expect(readFileSync(join(outDir, 'assets/one-1a2b.png'), 'utf8')).toBe('picture');
  expect(publishAgain([{ name: 'chart-1a2b.js', bundle: 'chart' }], folders)).toBe(true);
  expect(readFileSync(join(outDir, 'assets/chart-1a2b.js'), 'utf8')).toBe('script');
  expect(publishAgain([{ name: 'gone-1a2b.png', from: 'gone.png' }], folders)).toBe(false);
  expect(publishAgain([{ name: 'gone-1a2b.js', bundle: 'gone' }], folders)).toBe(false);
});
