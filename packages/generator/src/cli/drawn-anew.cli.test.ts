import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../core/store/keys.ts';
import { openStore } from '../core/store/store.ts';
import { buildHere } from './fixtures/build-here.ts';
import { keptForAll, keptWith, keptWithTimes } from './fixtures/kept-with.ts';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

async function buildIn(root: string): Promise<void> {
  await buildHere(root);
}

/** As another machine would, which shares nothing with this process. */
async function buildApart(root: string): Promise<void> {
  const { code, stderr } = await bifolio(['build', root], { apart: true });
  expect(code, stderr).toBe(0);
}

/** Which documents a build has made anew after a change; those that it has taken over are the same file as before. */
async function drawnAnew(root: string, change: () => void, build = buildIn): Promise<string[]> {
  const before = documents(root);
  change();
  await build(root);
  return [...documents(root)]
    .filter(([file, inode]) => before.get(file) !== inode)
    .map(([file]) => file)
    .sort();
}

function documents(root: string): Map<string, number> {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(files.map((file) => [file.replace(/\/?index\.html$/, '/'), statSync(join(dist, file)).ino]));
}

/** Where contents are kept: key, pack, place and sum of each row of the store. */
function contentsIn(root: string): string[] {
  const rows = readFileSync(join(root, '.bifolio/store/rows'));
  const [format, head = ''] = rows.toString('latin1').split('\n', 2);
  const { packs } = JSON.parse(head) as { packs: string[] };
  const table = rows.subarray(`${format}\n${head}\n`.length);
  const all = Array.from({ length: table.length / 32 }, (_, at) => table.subarray(at * 32, at * 32 + 28));
  return all
    .filter(([kind]) => kind === KINDS.content)
    .map((row) => [row.toString('hex', 0, 12), packs[row.readUInt16LE(12)], row.toString('hex', 14)].join());
}

const write = (root: string, file: string, text: string) => writeFileSync(join(root, file), text);

const config = `import { theme } from '@bifolio/theme';
export default {
  locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } },
  git: false,
  theme: theme({
    locales: {
      '/': {
        sidebar: { '/guide/': ['a', 'b', 'c', 'd'] },
        collections: [{ type: 'post', dir: 'blog', pagination: 2 }],
      },
      '/en/': { sidebar: {}, navbar: ['/en/apart/'] },
    },
  }),
};
`;
const post = (day: string, title: string, tags = '') =>
  `---\ntitle: ${title}\ncreateTime: 2026/01/${day}\ntags: [${tags}]\n---\n\nText of ${title}.\n`;
const files = {
  'bifolio.config.mjs': config,
  'zh/README.md': '---\npageLayout: home\nconfig:\n  - type: posts\n---\n',
  'zh/guide/a.md': '# A\n',
  'zh/guide/b.md': '# B\n',
  'zh/guide/c.md': '# C\n',
  'zh/guide/d.md': '# D\n',
  'zh/links.md': '# Links\n\n[](./guide/c.md) and [a card](/guide/c/)\n',
  'zh/wish.md': '# Wish\n\n[later](./later.md)\n',
  'zh/wiki.md': '# Wiki\n\n[[later]]\n',
  'zh/apart.md': '# Apart\n\n[A](./guide/a.md#nowhere) and [a name of its own](./guide/c.md)\n',
  'en/README.md': '# Home\n',
  'en/apart.md': '# Apart\n',
  'zh/blog/1.md': post('01', 'One', 'x'),
  'zh/blog/2.md': post('02', 'Two', 'x'),
  'zh/blog/3.md': post('03', 'Three', 'y'),
  'zh/blog/4.md': post('04', 'Four', 'y'),
};
const lists = ['blog/', 'blog/archives/', 'blog/categories/', 'blog/tags/'];

async function builtSite(): Promise<string> {
  const root = createSite(files);
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../theme'), join(root, 'node_modules/@bifolio/theme'));
  await buildHere(root);
  return root;
}

test('exactly the pages that show another one are made anew when it changes, appears, moves or goes', async () => {
  const root = await builtSite();
  expect(await drawnAnew(root, () => {})).toEqual([]);

  // A text: the page alone.
  expect(await drawnAnew(root, () => write(root, 'zh/guide/c.md', '# C\n\nmore\n'))).toEqual(['guide/c/']);
  // A title: its section's sidebar, and who takes a link's text from it.
  expect(await drawnAnew(root, () => write(root, 'zh/guide/c.md', '# Sea\n\nmore\n'))).toEqual([
    'guide/a/',
    'guide/b/',
    'guide/c/',
    'guide/d/',
    'links/',
  ]);
  expect(readBuilt(root, 'links/index.html')).toContain('>Sea</a>');

  // A title in the navigation of one language.
  expect(await drawnAnew(root, () => write(root, 'en/apart.md', '# Aside\n'))).toEqual([
    'en/',
    'en/404.html',
    'en/apart/',
  ]);

  // A page that links have waited for, by path and by name.
  expect(await drawnAnew(root, () => write(root, 'zh/later.md', '# Later\n'))).toEqual([
    'later/',
    'wiki/',
    'wish/',
  ]);
  // Its twin in the other language: the switches of both.
  expect(await drawnAnew(root, () => write(root, 'en/later.md', '# Later\n'))).toEqual([
    'en/later/',
    'later/',
  ]);
  // Another address, which the pages for missing addresses know of.
  expect(
    await drawnAnew(root, () => write(root, 'zh/later.md', '---\npermalink: /now/\n---\n# Later\n')),
  ).toEqual(['404.html', 'en/404.html', 'en/later/', 'now/', 'wiki/', 'wish/']);
  expect(readBuilt(root, 'wish/index.html')).toContain('href="/now/"');
  // Another file, before all others in the graph.
  const move = () => renameSync(join(root, 'zh/later.md'), join(root, 'zh/a-later.md'));
  expect(await drawnAnew(root, move)).toEqual([
    '404.html',
    'en/404.html',
    'en/later/',
    'now/',
    'wiki/',
    'wish/',
  ]);
  // None any more; the name alone finds that of the other language.
  expect(await drawnAnew(root, () => rmSync(join(root, 'zh/a-later.md')))).toEqual([
    '404.html',
    'en/404.html',
    'wiki/',
  ]);
  expect(await drawnAnew(root, () => rmSync(join(root, 'en/later.md')))).toEqual(['wiki/']);
});

test('an option of the head makes documents anew, not contents', async () => {
  const root = await builtSite();
  const contents = () => JSON.stringify(contentsIn(root));
  const before = contents();
  const change = () =>
    write(
      root,
      'bifolio.config.mjs',
      config.replace('git: false', "head: [['meta', { name: 'a' }]], git: false"),
    );
  expect(await drawnAnew(root, change)).toHaveLength(documents(root).size);
  expect(contents()).toBe(before);
});

test('a new post changes its neighbour and the lists, an edited one who shows it', async () => {
  const root = await builtSite();
  const added = await drawnAnew(root, () => write(root, 'zh/blog/5.md', post('05', 'Five', 'y')));
  expect(added).toEqual(
    [
      '/',
      ...lists,
      'blog/4/',
      'blog/5/',
      'blog/page/2/',
      'blog/page/3/',
      'blog/tags/x/',
      'blog/tags/y/',
    ].sort(),
  );
  // Its text stands in the list as an excerpt at most; its neighbour shows its cover alone.
  expect(
    await drawnAnew(root, () => write(root, 'zh/blog/1.md', `${post('01', 'One', 'x')}\nMore.\n`)),
  ).toEqual(['blog/1/', 'blog/page/3/']);
  utimesSync(join(root, 'zh/blog/2.md'), 0, 0);
  expect(await drawnAnew(root, () => {})).toEqual([]);
});

test('a neighbour of a post is drawn anew when the cover changes, not when the text does', async () => {
  const root = await builtSite();
  const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;
  const two = (cover: string, text = '') =>
    post('02', 'Two').replace('---\n\n', `cover: ${cover}\n---\n\n${text}`);
  const posts = (drawn: string[]) => drawn.filter((file) => /^blog\/\d/.test(file));
  write(root, 'zh/blog/red.svg', drawing(1));
  const around = ['blog/1/', 'blog/2/', 'blog/3/'];
  expect(posts(await drawnAnew(root, () => write(root, 'zh/blog/2.md', two('./red.svg'))))).toEqual(around);
  const coverOf = () => /\/assets\/red-[\w-]+\.svg/.exec(readBuilt(root, 'blog/1/index.html'))?.[0];
  const before = coverOf();
  expect(before).toBeDefined();
  const edited = await drawnAnew(root, () => write(root, 'zh/blog/2.md', two('./red.svg', 'More.')));
  expect(posts(edited)).toEqual(['blog/2/']);
  expect(posts(await drawnAnew(root, () => write(root, 'zh/blog/red.svg', drawing(2))))).toEqual(around);
  expect(coverOf()).not.toBe(before);
  const named = await drawnAnew(root, () => write(root, 'zh/blog/2.md', two('https://example.org/two.png')));
  expect(posts(named)).toEqual(around);
  expect(readBuilt(root, 'blog/1/index.html')).toContain('src="https://example.org/two.png"');
});

test('anchors are judged on every build, although nothing is drawn', async () => {
  const root = await builtSite();
  for (const _ of [1, 2]) {
    const { stderr } = await bifolio(['build', root]);
    expect(stderr).toContain('Broken link "./guide/a.md#nowhere": no such heading in zh/guide/a.md.');
  }
});

test('a component, a picture and an included file change the pages that show them and no others', {
  timeout: 180_000,
}, async () => {
  const root = createSite({
    'README.md': '# Home\n',
    'a.md': '# A\n\n<Box />\n',
    'b.mdx': '# B\n\n<Box />\n',
    'c.mdx': '# C\n\n<Other />\n',
    'wide.md': '---\npageLayout: Wide\n---\n# Wide\n',
    'shown.md': '# Shown\n\n![one](./one.svg)\n',
    'parts.md': '# Parts\n\n<!-- @include: ./words.txt -->\n',
    'one.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'words.txt': 'first',
    'components/Box.tsx': "import { words } from './words/words.ts';\nexport default () => <b>{words}</b>;\n",
    'components/Other.tsx': 'export default () => <b>other</b>;\n',
    'components/words/words.ts': "export const words = 'first';\n",
    'layouts/Wide.tsx': 'export default ({ children }) => <main>{children}</main>;\n',
  });
  await buildHere(root);
  const drawnAfter = (file: string, text: string) => drawnAnew(root, () => write(root, file, text));

  expect(await drawnAnew(root, () => {})).toEqual([]);
  expect(await drawnAfter('one.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>')).toEqual([
    'shown/',
  ]);
  expect(await drawnAfter('words.txt', 'second')).toEqual(['parts/']);
  expect(readBuilt(root, 'parts/index.html')).toContain('second');
  expect(await drawnAfter('components/words/words.ts', "export const words = 'second';\n")).toEqual([
    'a/',
    'b/',
  ]);
  expect(readBuilt(root, 'a/index.html')).toContain('<b>second</b>');
  expect(await drawnAfter('layouts/Wide.tsx', 'export default () => <main>wide</main>;\n')).toEqual([
    'wide/',
  ]);
});

test('an edited island changes the pages that show it and its own files, and nothing else', async () => {
  const button = (step: number) => `'use client';
import { useState } from 'react';
import './sheet-of-${step}.css';
export default () => {
  const [count, set] = useState(0);
  return <button onClick={() => set(count + ${step})}>{count}</button>;
};
`;
  const root = createSite({
    'README.md': '# Home\n',
    'dial.md': '# Dial\n\n<Dial />\n',
    'knob.md': '# Knob\n\n<Knob />\n',
    'dials/README.md': '---\npageLayout: Dials\n---\n# Dials\n',
    'components/Dial.jsx': button(1),
    'components/sheet-of-1.css': 'button { color: teal }\n',
    'components/Knob.jsx': button(2),
    'components/sheet-of-2.css': 'button { color: plum }\n',
    'layouts/Dials.jsx': "import Dial from '../components/Dial.jsx';\nexport default () => <Dial />;\n",
  });
  await buildHere(root);
  const island = /^island-components-Dial-/;
  const otherScripts = () => scriptsOf(root).filter((file) => !island.test(file));
  const before = { all: scriptsOf(root), others: otherScripts() };
  const dials = ['dial/', 'dials/'];
  expect(
    await drawnAnew(root, () => write(root, 'components/Dial.jsx', button(1).replace('+', '-'))),
  ).toEqual(dials);
  expect(scriptsOf(root)).not.toEqual(before.all);
  expect(await drawnAnew(root, () => write(root, 'components/sheet-of-1.css', 'b {}'))).toEqual(dials);
  expect(otherScripts()).toEqual(before.others);
});

/** Names of files that browsers fetch, each with a hash of its content. */
const scriptsOf = (root: string) => readdirSync(join(root, 'dist/assets')).sort();

test('a cache travels: nothing is made anew in a copy with new times, nor without the output', {
  timeout: 180_000,
}, async () => {
  const start = Date.now();
  const files = {
    'bifolio.config.mjs': "export default { title: 'Site', build: { cache: 'portable' } };\n",
    'README.md': '# Home\n\n![one](./one.svg)\n\n<!-- @include: ./words.txt -->\n\n[](./a.md)\n',
    'a.md': '# A\n\n```ts\nconst a = 1;\n```\n\n<Mood />\n\nWords of a content.\n',
    'components/Mood.tsx': "import { words } from '../words.ts';\nexport default () => <b>{words}</b>;\n",
    'words.ts': "export const words = 'fine';\n",
    'one.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'words.txt': 'words',
  };
  const [root, twin] = [createSite(files), createSite(files)];
  await bifolio(['build', root], { apart: true });
  expect(keptWith(root, root)).toEqual([]);
  expect(keptWithTimes(root, start, Date.now())).toEqual([]);
  const elsewhere = { USER: 'someone', HOSTNAME: 'elsewhere', HOME: createSite({}), TMPDIR: createSite({}) };
  await bifolio(['build', twin], { env: elsewhere });
  expect(keptForAll(twin), 'no time and no machine is in what is kept').toEqual(keptForAll(root));
  expect(keptWith(root, 'site:words.ts'), 'names of files are found').toEqual(['bundle/record']);
  expect(keptWith(root, 'Words of a content.'), 'what is packed is found').toContainEqual(
    expect.stringMatching(/^store\/.*\.pack$/),
  );

  const copy = createSite({});
  cpSync(root, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(copy, name), 1, 1);
  expect(await drawnAnew(copy, () => {}, buildApart)).toEqual([]);
  expect(statSync(join(copy, '.bifolio/bundle/record')).mtimeMs, 'nothing was bundled').toBe(1000);

  const bare = createSite({});
  cpSync(root, bare, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  const store = openStore(join(bare, '.bifolio/store'));
  store.keepOnly('content', []);
  store.finish();
  store.close();
  await bifolio(['build', bare], { apart: true });
  expect(contentsIn(bare), 'no content was made').toEqual([]);
  expect(written(bare)).toEqual(written(root));
});

const written = (root: string) =>
  readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(root.length), readFileSync(path, 'latin1')])
    .sort();
