import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLockedText } from './find-locked-text.ts';
import type { PassedFiles } from './passed-files.ts';

const SECRET = 'The harbour closes on the third of May, and the ferry of the mayor leaves before dawn.';

/** Names of the files of an output in which a locked text is found, with what everybody may read. */
function foundIn(
  outputs: Readonly<Record<string, string>>,
  {
    locked = SECRET,
    open = [] as string[],
    passed,
  }: { locked?: string; open?: string[]; passed?: PassedFiles } = {},
): string[] {
  const outDir = mkdtempSync(join(tmpdir(), 'bifolio-find-'));
  for (const [file, text] of Object.entries(outputs)) writeFileSync(join(outDir, file), text);
  const text = () => Buffer.from(locked);
  const sources = {
    locked: [{ file: 'secret.md', kind: 'text' as const, text, body: text }],
    open: () => open.map((one) => Buffer.from(one)),
  };
  return findLockedText(sources, { outDir, files: Object.keys(outputs) }, passed).map(({ output }) => output);
}

it('a text that is not public is found', () => {
  expect(
    foundIn({ 'a.txt': `He said: ${SECRET}`, 'b.txt': 'Something else, and as long as the other one is.' }),
  ).toEqual(['a.txt']);
});

it('a text between two public sentences is found, a few words are not', () => {
  const locked = `Everybody knows the harbour. ${SECRET} Everybody knows the ferry.`;
  const open = ['Everybody knows the harbour.', 'Everybody knows the ferry.'];
  expect(foundIn({ 'a.txt': locked }, { locked, open })).toEqual(['a.txt']);
  const short = 'Everybody knows the harbour. So what? Everybody knows the ferry.';
  expect(foundIn({ 'a.txt': short }, { locked: short, open })).toEqual([]);
});

it('a public sentence explains what a window has of it, wherever the window begins', () => {
  const name = 'vuepress-theme-of-a-plume';
  const locked = `https://badges.example/npm/dm/${name}?color=1 and https://badges.example/npm/dt/${name}?color=1`;
  const open = [`https://badges.example/npm/ ${name}?color=1`];
  expect(foundIn({ 'a.txt': locked.slice(8) }, { locked, open })).toEqual([]);
});

it('an address of public words is public, one with a word of its own is not', () => {
  const locked = 'See https://badges.example/github/stars/anna/the-harbour-ferry?style=flat for more.';
  const open = [
    'Anna wrote "the harbour" and "ferry". https://badges.example draws stars: github, style, flat.',
  ];
  const published = {
    'a.txt': 'src="https://badges.example/github/stars/anna/the-harbour-ferry?style=flat"',
  };
  expect(foundIn(published, { locked, open })).toEqual([]);
  expect(foundIn(published, { locked, open: [] })).toEqual(['a.txt']);
  const keyed = (text: string) => text.replace('?style=flat', '?key=3f9a77');
  expect(foundIn({ 'a.txt': keyed(published['a.txt']) }, { locked: keyed(locked), open })).toEqual(['a.txt']);
});

it('names of icons in a public page are not in the way', () => {
  const locked = 'Use one of github, twitter, discord, facebook, instagram, linkedin, mastodon.';
  const names = ['github', 'twitter', 'discord', 'facebook', 'instagram', 'linkedin', 'mastodon'];
  const open = [names.map((name) => `- ${name} ::simple-icons:${name}::`).join('\n')];
  const published = names.map((name) => `<li>${name} <i></i></li>`).join('');
  expect(foundIn({ 'a.html': published }, { locked, open })).toEqual([]);
});

it('files that have passed are not read again, and files with a find never pass', () => {
  let kept: string[] = [];
  const passed: PassedFiles = {
    has: (hash) => kept.includes(hash),
    keep: (hashes) => {
      kept = [...hashes];
    },
  };
  const harmless = 'Something else, and as long as the other one is.';
  expect(foundIn({ 'a.txt': harmless, 'b.txt': SECRET }, { passed })).toEqual(['b.txt']);
  expect(kept).toHaveLength(1);
  // Another locked text would have another key, and nothing has passed: here the same hashes stand for it.
  expect(foundIn({ 'a.txt': harmless, 'b.txt': SECRET }, { locked: harmless + SECRET, passed })).toEqual([
    'b.txt',
  ]);
});
