import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeWorkNotes } from '../../../core/cache/work-notes.ts';
import { openStaging } from './output-folder.ts';

function site() {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-output-'));
  return { root, sourceDir: root, outDir: join(root, 'dist') };
}

/** What stands beside the output, but for what is kept for the next build. */
const beside = ({ root }: ReturnType<typeof site>) => readdirSync(root).filter((name) => name !== '.bifolio');

async function publish(folders: ReturnType<typeof site>, files: Record<string, string>) {
  const staging = await openStaging(folders.outDir, folders);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(staging.dir, name), text);
  await staging.publish(Object.keys(files));
}

test('a finished build replaces the old output as a whole', async () => {
  const folders = site();
  await publish(folders, { 'a.html': '1', 'b.html': '1' });
  await publish(folders, { 'a.html': '2' });
  expect(readdirSync(folders.outDir).sort()).toEqual(['.bifolio-output', 'a.html']);
  expect(readFileSync(join(folders.outDir, 'a.html'), 'utf8')).toBe('2');
  expect(beside(folders)).toEqual(['dist']);
});

test('a build that fails leaves the old output whole', async () => {
  const folders = site();
  await publish(folders, { 'a.html': '1' });
  const staging = await openStaging(folders.outDir, folders);
  writeFileSync(join(staging.dir, 'a.html'), '2');
  await staging.discard();
  expect(readFileSync(join(folders.outDir, 'a.html'), 'utf8')).toBe('1');
  expect(beside(folders)).toEqual(['dist']);
});

test('files that no build has written are never deleted', async () => {
  const folders = site();
  await publish(folders, { 'a.html': '1' });
  writeFileSync(join(folders.outDir, 'notes.txt'), 'mine');
  await expect(publish(folders, { 'a.html': '2' })).rejects.toThrow(
    `The output folder ${folders.outDir} contains files that no build has written: notes.txt.\n` +
      '  Nothing was deleted. Move them away (files to publish belong in `public/`), or choose another folder with --out. When you need none of them, delete the folder.',
  );
  expect(readFileSync(join(folders.outDir, 'notes.txt'), 'utf8')).toBe('mine');
  expect(readFileSync(join(folders.outDir, 'a.html'), 'utf8')).toBe('1');
});

test('a foreign folder of many files is named by its first five', async () => {
  const folders = site();
  mkdirSync(folders.outDir);
  for (const name of '1234567') writeFileSync(join(folders.outDir, name), '');
  await expect(openStaging(folders.outDir, folders)).rejects.toThrow('1, 2, 3, 4, 5 and 2 more.');
});

test('an empty output folder may be written', async () => {
  const folders = site();
  mkdirSync(folders.outDir);
  await publish(folders, { 'a.html': '1' });
  expect(existsSync(join(folders.outDir, 'a.html'))).toBe(true);
});

test('the source folder, and a folder above it, cannot be the output', async () => {
  const { root } = site();
  const sourceDir = join(root, 'docs');
  for (const outDir of [sourceDir, root]) {
    await expect(openStaging(outDir, { root, sourceDir })).rejects.toThrow(
      `The output folder ${outDir} contains the site's sources`,
    );
  }
});

test('a part of the path that is a file is said in words', async () => {
  const folders = site();
  writeFileSync(join(folders.root, 'file'), '');
  const outDir = join(folders.root, 'file/dist');
  await expect(openStaging(outDir, folders)).rejects.toThrow(
    `The output folder ${outDir} cannot be written: a part of its path is a file.\n` +
      '  Choose another one with --out, or change the permissions of the folder above it.',
  );
});

test('an output that is itself a file is said in words', async () => {
  const folders = site();
  writeFileSync(folders.outDir, '');
  await expect(openStaging(folders.outDir, folders)).rejects.toThrow('cannot be written: it is a file.');
});

test('a place where nothing can be created is said in words', async () => {
  await expect(openStaging('/proc/dist', site())).rejects.toThrow(
    'The output folder /proc/dist cannot be written: ',
  );
});

test('a build killed between its two renames is put right by the next one', async () => {
  const folders = site();
  await publish(folders, { 'a.html': '1' });
  renameSync(folders.outDir, join(folders.root, '.dist.bifolio-old'));
  mkdirSync(join(folders.root, '.dist.bifolio-staging-999999'));
  const staging = await openStaging(folders.outDir, folders);
  expect(readFileSync(join(folders.outDir, 'a.html'), 'utf8')).toBe('1');
  await staging.discard();
  expect(beside(folders)).toEqual(['dist']);
});

test.each(['', '\0\u{fffd}', 'a.ht'])(
  'an output whose list is damaged (%j) is replaced all the same',
  async (list) => {
    const folders = site();
    await publish(folders, { 'a.html': '1', 'gone.html': '1' });
    writeFileSync(join(folders.outDir, '.bifolio-output'), list);
    await publish(folders, { 'a.html': '2' });
    expect(readdirSync(folders.outDir).sort()).toEqual(['.bifolio-output', 'a.html']);
  },
);

test('without its list, an output keeps what a build has not written', async () => {
  const folders = site();
  await publish(folders, { 'a.html': '1' });
  rmSync(join(folders.outDir, '.bifolio-output'));
  writeFileSync(join(folders.outDir, 'notes.txt'), 'mine');
  await expect(publish(folders, { 'a.html': '2' })).rejects.toThrow(
    'contains files that no build has written: notes.txt.',
  );
});

test('an output that is a link becomes a folder; what it led to stays', async () => {
  const folders = site();
  const other = mkdtempSync(join(tmpdir(), 'bifolio-other-'));
  writeFileSync(join(other, 'notes.txt'), 'mine');
  symlinkSync(other, folders.outDir);
  await publish(folders, { 'a.html': '1' });
  expect(readdirSync(folders.outDir).sort()).toEqual(['.bifolio-output', 'a.html']);
  expect(readdirSync(other)).toEqual(['notes.txt']);
  expect(takeWorkNotes().map(({ message }) => message)).toEqual([
    `The output folder ${folders.outDir} was a symbolic link to ${other}. It is a folder now, and what it led to is as it was.`,
  ]);
});

test('names beside the output that only look like ours are left, and links are removed as links', async () => {
  const folders = site();
  const other = mkdtempSync(join(tmpdir(), 'bifolio-other-'));
  writeFileSync(join(other, 'notes.txt'), 'mine');
  for (const name of ['old', 'old-999999', 'staging-999999'])
    symlinkSync(other, join(folders.root, `.dist.bifolio-${name}`));
  writeFileSync(join(folders.root, '.dist.bifolio-notes'), 'mine');
  await publish(folders, { 'a.html': '1' });
  expect(beside(folders)).toEqual(['.dist.bifolio-notes', 'dist']);
  expect(readdirSync(other)).toEqual(['notes.txt']);
});
