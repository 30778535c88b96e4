import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bifolio, createSite } from './fixtures/site.ts';

const site = {
  'README.md': '# Home\n\nSome words to be found. [a](./guide/a.md)\n',
  'guide/a.md': '# Alpha\n\n```ts\nconst a: number = 1;\n```\n\n<Mood />\n\n![](../dot.svg)\n',
  'guide/moved.md': '---\npermalink: /b/\n---\n# Beta\n\n中文内容。\n',
  'en/README.md': '# English\n\nWords of another language.\n',
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'components/Mood.tsx': "'use client';\nexport default () => <b>fine</b>;\n",
  'bifolio.config.ts': `export default {
    locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } },
    redirects: { '/old/': '/b/' },
  };\n`,
};

const kept = mkdtempSync(join(tmpdir(), 'bifolio-kept-'));
let root: string;
let whole: Record<string, string>;

beforeAll(async () => {
  root = createSite(site);
  await new Promise((resolve) => setTimeout(resolve, 200)); // Files of this very moment are not kept by the scan.
  expect((await bifolio(['build', root], { apart: true })).code).toBe(0);
  whole = output();
  cpSync(join(root, '.bifolio'), join(kept, '.bifolio'), { recursive: true, preserveTimestamps: true });
  cpSync(join(root, 'dist'), join(kept, 'dist'), { recursive: true, preserveTimestamps: true });
});
afterAll(() => rmSync(kept, { recursive: true }));

/** Every file of the output, by its path. */
const output = () =>
  Object.fromEntries(filesIn(join(root, 'dist')).map((file) => [file, read('dist', file)]));
const read = (folder: string, file: string) => readFileSync(join(root, folder, file), 'latin1');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** One file of each kind; files of the browser's bundle are kept as those of the server's are. */
const kindsOf = (folder: string) => [
  ...new Map(
    filesIn(folder)
      .filter((file) => !file.startsWith('bundle/client/'))
      .map((file) => [
        join(file.split('/')[0] ?? '', extname(file) || basename(file).replace(/\d+/, '')),
        file,
      ]),
  ).values(),
];

function restore(): void {
  for (const folder of ['.bifolio', 'dist']) {
    rmSync(join(root, folder), { recursive: true });
    cpSync(join(kept, folder), join(root, folder), { recursive: true, preserveTimestamps: true });
  }
}

const damages: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  emptied: () => Buffer.alloc(0),
  'with another letter in the middle': (content) => {
    const copy = Buffer.from(content);
    const middle = Math.floor(copy.length / 2);
    copy[middle] = (copy[middle] ?? 0) ^ 1;
    return copy;
  },
};

test('whatever happens to a file that a build has kept, the next one publishes the same', async () => {
  const kinds = kindsOf(join(root, '.bifolio'));
  expect(kinds.length).toBe(10);
  for (const file of kinds) {
    for (const [name, damage] of Object.entries(damages)) {
      restore();
      const path = join(root, '.bifolio', file);
      writeFileSync(path, damage(readFileSync(path)));
      const { code, stderr } = await bifolio(['build', root], { apart: true });
      expect([file, name, code, stderr, changesOf(output())]).toEqual([file, name, 0, '', []]);
    }
  }
}, 120_000);

test('a file of the old output that somebody has changed is made anew', async () => {
  restore();
  for (const file of ['old/index.html', 'b/index.html']) {
    expect(existsSync(join(root, 'dist', file))).toBe(true);
    writeFileSync(join(root, 'dist', file), 'something else');
  }
  expect((await bifolio(['build', root], { apart: true })).code).toBe(0);
  expect(changesOf(output())).toEqual([]);
});

const changesOf = (now: Record<string, string>) =>
  [...new Set([...Object.keys(whole), ...Object.keys(now)])].filter((file) => whole[file] !== now[file]);
