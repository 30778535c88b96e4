import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeWorkNotes } from '../core/cache/work-notes.ts';
import { buildSite } from '../site/build/build-site.ts';
import { loadConfig } from '../site/config/load.ts';
import { createSite } from './fixtures/site.ts';

const plain = {
  'README.md': '# Home\n\nSome words to be found. [a](./guide/a.md)\n',
  'guide/a.md': '# Alpha\n\n```ts\nconst a: number = 1;\n```\n\n![](../dot.svg)\n',
  'guide/moved.md': '---\npermalink: /b/\n---\n# Beta\n\n中文内容。\n',
  'en/README.md': '# English\n\nWords of another language.\n',
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'bifolio.config.ts': `export default {
    locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } },
    redirects: { '/old/': '/b/' },
  };\n`,
};
const own = {
  ...plain,
  'guide/own.md': '<Mood />\n',
  'components/Mood.tsx': "'use client';\nexport default () => <b>fine</b>;\n",
};

/** A folder outside the site that nothing may touch. */
const foreign = mkdtempSync(join(tmpdir(), 'bifolio-foreign-'));
const progress = { start() {}, step() {}, done() {} };
const build = async (root: string) => buildSite(await loadConfig(root), { progress });

/** Every file below a folder, by its path. Links are named by what they lead to. */
const contentsOf = (folder: string) =>
  Object.fromEntries(
    filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')] as const),
  );
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** A site that has been built, which can be put back as it was then. */
async function builtSite(files: Readonly<Record<string, string>>) {
  const root = createSite(files);
  await new Promise((resolve) => setTimeout(resolve, 200)); // Files of this very moment are not kept by the scan.
  await build(root);
  const whole = contentsOf(join(root, 'dist'));
  const kept = mkdtempSync(join(tmpdir(), 'bifolio-kept-'));
  const copy = (from: string, to: string) => {
    for (const name of ['.bifolio', 'dist'])
      cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  };
  copy(root, kept);
  return {
    root,
    kept: filesIn(join(root, '.bifolio')),
    restore() {
      for (const name of ['.bifolio', 'dist']) rmSync(join(root, name), { recursive: true, force: true });
      copy(kept, root);
    },
    changed() {
      const now = contentsOf(join(root, 'dist'));
      return [...new Set([...Object.keys(whole), ...Object.keys(now)])].filter(
        (file) => whole[file] !== now[file],
      );
    },
  };
}

let site: Awaited<ReturnType<typeof builtSite>>;
beforeAll(async () => {
  site = await builtSite(plain);
}, 300_000);
beforeEach(() => {
  rmSync(foreign, { recursive: true, force: true });
  mkdirSync(join(foreign, 'deep'), { recursive: true });
  for (const name of ['notes.txt', '0123456789abcdef01234567.json', 'deep/index'])
    writeFileSync(join(foreign, name), 'mine');
  takeWorkNotes();
});
afterAll(() => rmSync(foreign, { recursive: true }));

/** Numbers that are the same in every run (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Damage = (path: string, random: (below: number) => number) => void;

const damages: Readonly<Record<string, Damage>> = {
  'cut off': (path, random) => truncateSync(path, random(lstatSync(path).size + 1)),
  'with another bit': (path, random) => {
    const bytes = readFileSync(path);
    const at = random(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    writeFileSync(path, bytes);
  },
  'full of noise': (path, random) =>
    writeFileSync(
      path,
      Uint8Array.from({ length: random(3000) }, () => random(256)),
    ),
  gone: (path) => rmSync(path),
  'a link to a foreign file': (path) => {
    rmSync(path);
    symlinkSync(join(foreign, 'notes.txt'), path);
  },
  'a link to nothing': (path) => {
    rmSync(path);
    symlinkSync(join(foreign, 'none'), path);
  },
  'a folder': (path) => {
    rmSync(path);
    mkdirSync(path);
    writeFileSync(join(path, 'mine.txt'), 'mine');
  },
  'in a folder that is a link': (path) => {
    if (dirname(path).endsWith('.bifolio')) return;
    rmSync(dirname(path), { recursive: true });
    symlinkSync(foreign, dirname(path));
  },
};

/** Files that a test has put into the place of others. */
const ownFolders = (root: string) =>
  filesIn(join(root, '.bifolio')).filter((file) => file.endsWith('mine.txt'));

/** Damages some files that a build has kept, each in its own way, and tells what was done. */
function damage({ root, kept }: typeof site, random: (below: number) => number, count: number): string[] {
  const names = Object.keys(damages);
  return Array.from({ length: count }, () => {
    const file = kept[random(kept.length)] ?? '';
    const name = names[random(names.length)] ?? '';
    const path = join(root, '.bifolio', file);
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) damages[name]?.(path, random);
    return `${file}: ${name}`;
  });
}

test('whatever happens to files that a build has kept, the next one publishes the same and deletes nothing foreign', async () => {
  const mine = contentsOf(foreign);
  for (let seed = 1; seed <= 15; seed++) {
    site.restore();
    const done = damage(site, randomOf(seed), 14);
    const folders = ownFolders(site.root);
    await build(site.root);
    expect([done, site.changed(), contentsOf(foreign), ownFolders(site.root)]).toEqual([
      done,
      [],
      mine,
      folders,
    ]);
  }
}, 300_000);

test('damaged bundles of the author’s modules are made anew', async () => {
  const withOwn = await builtSite(own);
  const bundled = withOwn.kept.filter((file) => file.startsWith('bundle/'));
  expect(bundled.length).toBeGreaterThan(3);
  damages['cut off']?.(join(withOwn.root, '.bifolio', bundled[0] ?? ''), randomOf(1));
  await build(withOwn.root);
  expect(withOwn.changed()).toEqual([]);
}, 300_000);

test('no link at a name of ours is followed', async () => {
  const mine = contentsOf(foreign);
  const names = ['faces', 'scan', 'pages', 'folders', 'store', 'modules', 'bundle', 'output'];
  for (const name of [...names, 'check', `scan-${process.pid}`]) {
    site.restore();
    rmSync(join(site.root, '.bifolio', name), { recursive: true, force: true });
    symlinkSync(foreign, join(site.root, '.bifolio', name));
    await build(site.root);
    expect([name, site.changed(), contentsOf(foreign)]).toEqual([name, [], mine]);
  }
}, 300_000);

test('a folder of the site’s that is a link is told, and nothing is written there', async () => {
  const mine = contentsOf(foreign);
  site.restore();
  renameSync(join(site.root, '.bifolio'), join(site.root, '.aside'));
  symlinkSync(foreign, join(site.root, '.bifolio'));
  await build(site.root);
  expect([site.changed(), contentsOf(foreign), takeWorkNotes().length]).toEqual([[], mine, 1]);
  rmSync(join(site.root, '.aside'), { recursive: true });
  rmSync(join(site.root, '.bifolio'));
});

test('a file of the old output that somebody has changed is made anew', async () => {
  site.restore();
  for (const file of ['old/index.html', 'b/index.html']) {
    expect(existsSync(join(site.root, 'dist', file))).toBe(true);
    writeFileSync(join(site.root, 'dist', file), 'something else');
  }
  await build(site.root);
  expect(site.changed()).toEqual([]);
});
