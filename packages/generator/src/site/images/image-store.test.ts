import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { installedAddress } from '../../core/routing/installed-address.ts';
import { wikiAddress } from '../../core/routing/wiki-address.ts';
import { createFileFinder } from './find-file.ts';
import { createImageStore } from './image-store.ts';
import { measure } from './measure.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';

function storeOf(files: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'images-'));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), svg);
  }
  const folders = {
    projectDir: root,
    sourceDir: join(root, 'docs'),
    publicDir: join(root, 'public'),
    outDir: join(root, 'docs/dist'),
    base: '/',
  };
  const store = createImageStore(folders, async (path) => path.slice(root.length));
  return (src: string) => store.resolve('guide/page.md', src);
}

test('a file that Obsidian names is found beside the page, else by the end of its path, the shortest first', async () => {
  const resolve = storeOf([
    'docs/guide/near.svg',
    'docs/deep/er/near.svg',
    'docs/deep/er/far.svg',
    'docs/z/far.svg',
    'docs/dist/far.svg',
    'docs/node_modules/far.svg',
    'public/art/leaf.svg',
  ]);
  const size = { width: 30, height: 20 };
  expect(await resolve('wiki:near.svg')).toMatchObject({ src: '/docs/guide/near.svg', ...size });
  expect(await resolve('wiki:far.svg')).toMatchObject({ src: '/docs/z/far.svg', ...size });
  expect(await resolve('wiki:er/FAR.svg')).toMatchObject({ src: '/docs/deep/er/far.svg', ...size });
  expect(await resolve('wiki:leaf.svg#x')).toMatchObject({ src: '/art/leaf.svg#x', ...size });
});

test('signs of a name that mean something else in an address stay part of the name', async () => {
  const resolve = storeOf(['public/C#.svg', 'public/what?.svg', 'public/叶 子.svg']);
  expect((await resolve('/C%23.svg')).src).toBe('/C%23.svg');
  expect((await resolve('/what%3F.svg#x')).src).toBe('/what%3F.svg#x');
  expect((await resolve('/叶 子.svg')).src).toBe('/%E5%8F%B6%20%E5%AD%90.svg');
});

test.each(['a%20b.svg', 'why?.svg', '100%.svg', '叶 子.svg'])(
  'Obsidian names %s as it is called',
  async (name) => {
    const resolve = storeOf(['public/a b.svg', `public/art/${name}`]);
    expect((await resolve(wikiAddress(name))).src).toBe(`/art/${encodeURIComponent(name)}`);
  },
);

test('a folder with signs of globs in its name is left out all the same', async () => {
  const root = mkdtempSync(join(tmpdir(), 'images-'));
  const folders = { sourceDir: root, publicDir: join(root, 'none'), outDir: join(root, 'out [a]') };
  mkdirSync(folders.outDir);
  writeFileSync(join(folders.outDir, 'old.svg'), svg);
  expect(await createFileFinder(folders)('old.svg')).toBeUndefined();
});

test('a file that is nowhere is reported by what it is', async () => {
  const resolve = storeOf(['docs/guide/a.svg']);
  expect((await resolve('wiki:b.svg')).problem?.message).toBe('There is no image at "b.svg".');
  expect((await resolve('wiki:b.mp3')).problem?.message).toBe('There is no file at "b.mp3".');
  expect((await resolve('C:\\a\\b.png')).problem?.message).toContain('leads to a disk of your own computer');
  expect((await resolve('.\\a\\b.png')).problem?.hint).toBe('Write slashes: "./a/b.png".');
});

test('a file that no browser can show by its name is told', async () => {
  const resolve = storeOf(['docs/guide/drawn.png', 'public/drawn.webp']);
  const told = async (src: string) => (await resolve(src)).problem?.message;
  expect(await told('drawn.png')).toBe('Browsers can\'t show the image "drawn.png": it is an SVG.');
  expect(await told('/drawn.webp')).toBe('Browsers can\'t show the image "/drawn.webp": it is an SVG.');
  expect(await measure('a.jpg', Buffer.from('text'))).toMatchObject({
    problem: {
      severity: 'warning',
      message: 'Browsers can\'t show the image "a.jpg": its content isn\'t an image.',
    },
  });
  expect(await measure('a.avif', Buffer.from('text'))).toEqual({});
});

test('a folder is no image, and an address with a slash first does not leave the public folder', async () => {
  const resolve = storeOf(['public/art/leaf.svg', 'docs/art/a.svg', 'secret.svg']);
  expect((await resolve('/art/')).problem?.message).toBe('There is no file at "/art/".');
  expect((await resolve('/../../secret.svg')).problem?.message).toBe(
    'The image path "/../../secret.svg" leaves the project.',
  );
});

test('a file of an installed package is published; without the package, that is said', async () => {
  const player = join(mkdtempSync(join(tmpdir(), 'installed-')), 'player.mjs');
  writeFileSync(player, 'export {};');
  const published: string[] = [];
  const store = createImageStore(
    {
      projectDir: '/nowhere',
      sourceDir: '/nowhere',
      publicDir: '/nowhere',
      outDir: '/nowhere',
      base: '/',
      findInstalled: (file) => (file === 'player/dist/player.mjs' ? player : undefined),
    },
    async (path) => {
      published.push(path);
      return '/assets/player-1.js';
    },
  );
  const address = installedAddress('player/dist/player.mjs');
  expect(await store.resolve('a.md', address)).toMatchObject({ src: '/assets/player-1.js' });
  expect(await store.resolve('b/c.md', address)).toMatchObject({ src: '/assets/player-1.js' });
  expect(published).toEqual([player]);
  expect(await store.resolve('a.md', installedAddress('@night/sky/index.js'))).toMatchObject({
    src: '',
    problem: {
      severity: 'warning',
      code: 'missing-package',
      message: 'The package "@night/sky" is not installed, so what needs it will not work.',
      hint: 'Run: npm install @night/sky',
    },
  });
});

test('a file whose name differs in letter case only is named', async () => {
  const resolve = storeOf(['docs/guide/Near.svg', 'public/art/Leaf.SVG']);
  const hint = async (src: string) => (await resolve(src)).problem?.hint;
  expect(await hint('./near.svg')).toBe('Write "Near.svg": capital and small letters differ.');
  expect(await hint('/art/leaf.svg')).toBe('Write "Leaf.SVG": capital and small letters differ.');
  expect(await hint('./gone.svg')).toContain('Looked for docs/guide/gone.svg');
});
