import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSite } from '../../cli/fixtures/site.ts';
import { openStore } from '../../core/store/store.ts';
import { checkSite } from '../build/check-site.ts';
import { loadConfig } from '../config/load.ts';
import { build, built, extendedSite, failure, progress } from './fixtures/extended-site.ts';

/** Counts, beside each page; all titles, in a file; a page and an element of the head. */
const COUNTS = `{
  name: 'counts', version: '1', options: { words: true },
  generate: ({ pages }) => ({
    pages: [{ locale: '/', route: '/all/', layout: 'page', title: 'All', data: () => pages.length }],
    files: [{ path: 'titles.txt', type: 'text/plain', key: ({ hash }) => pages.map(({ route }) => hash(route)).join(),
      text: async ({ face }) => { globalThis.texts = (globalThis.texts ?? 0) + 1; return (await Promise.all(pages.map(async ({ route }) => (await face(route)).title))).join('|'); } }],
    beside: [{ type: 'text/plain', path: ({ route }) => route.slice(1) + 'count.txt',
      make: ({ html, face, lang, isListed }) => { globalThis.made = (globalThis.made ?? 0) + 1; return [face.title, lang, html().length, isListed('/guide/')].join(' '); } }],
  }),
  head: ({ route, title, lang, layout, locked, page, address }) => [['meta', { name: 'counted', content: [title, lang, layout, locked, page !== undefined, address(route)].join(' ') }]],
}`;

const files = {
  'guide.md': '# Guide\n\nWords.\n',
  'locked.md': '---\npassword: correct-horse-17-battery\n---\n# Locked\n\nCanary one.\n',
  'draft.md': '---\ndraft: true\n---\n# Draft\n\nCanary two.\n',
  'unlisted.md': '---\nsearch: false\n---\n# Unlisted\n\nCanary three.\n',
  'hidden.md': '---\nsitemap: false\n---\n# Hidden\n\nCanary four.\n',
};

const counters = globalThis as { made?: number; texts?: number };

describe('an extension', () => {
  const root = extendedSite(`[${COUNTS}]`, files, "hostname: 'https://example.org', base: '/docs/',");

  it('adds pages, files, files beside pages and elements of the head', async () => {
    await build(root);
    expect(built(root, 'all/index.html')).toContain('<title>All | Site</title>');
    expect(built(root, 'titles.txt')).toBe('Home|Guide');
    expect(built(root, 'guide/count.txt')).toBe('Guide en-US 14 true');
    expect(built(root, 'guide/index.html')).toContain(
      '<meta name="counted" content="Guide en-US doc false true https://example.org/docs/guide/"/>',
    );
  });

  it('knows of no page that is locked, a draft or unlisted', () => {
    const there = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(there.filter((path) => path.endsWith('count.txt')).sort()).toEqual([
      'count.txt',
      'guide/count.txt',
    ]);
    expect(built(root, 'locked/index.html')).toContain('content="Locked en-US locked true false ');
    expect(built(root, 'unlisted/index.html')).toContain('false false https');
  });

  it('reads the files of pages that everybody may read to their end', async () => {
    const texts = extendedSite(
      `[{ name: 'texts', version: '1', generate: ({ pages, text }) => ({ files: [{ path: 'texts.txt', type: 'text/plain',
        text: () => pages.map((page) => page.title + ':' + text(page)).join('|') }] }) }]`,
      {
        ...files,
        'part.md': '# Part\n\n::: encrypt password="correct-horse-17-battery"\nCanary five.\n:::\n',
      },
    );
    await build(texts);
    expect(built(texts, 'texts.txt')).toBe(
      'Home:# Home\n\nWords of the home page.\n|Guide:# Guide\n\nWords.\n|Part:undefined',
    );
  });

  it('is asked again for what has changed, and for nothing else', async () => {
    Object.assign(counters, { made: 0, texts: 0 });
    await build(root);
    expect(counters).toMatchObject({ made: 0, texts: 0 });
    expect(built(root, 'guide/count.txt')).toBe('Guide en-US 14 true');
    writeFileSync(join(root, 'README.md'), '# Home\n\nOther words.\n');
    await build(root);
    expect(counters).toMatchObject({ made: 1, texts: 1 });
    expect(built(root, 'titles.txt')).toBe('Home|Guide');
  });

  it('is asked again when a page that it looked at is locked', async () => {
    writeFileSync(
      join(root, 'guide.md'),
      '---\npassword: correct-horse-17-battery\n---\n# Guide\n\nWords.\n',
    );
    await build(root);
    expect(built(root, 'count.txt')).toMatch(/false$/);
    expect(existsSync(join(root, 'dist/guide/count.txt'))).toBe(false);
    expect(built(root, 'titles.txt')).toBe('Home');
  });

  it('has its file again when somebody has changed it', async () => {
    writeFileSync(join(root, 'dist/count.txt'), 'spoiled');
    await build(root);
    expect(built(root, 'count.txt')).toMatch(/^Home/);
  });
});

describe('a file beside a page, with a key', () => {
  const SHOUTS = `{
    name: 'shouts', version: '1',
    generate: () => ({ beside: [{ type: 'text/plain', path: ({ route }) => route.slice(1) + 'shout.txt', key: ({ title }) => title,
      make: ({ page, warn }) => { globalThis.shouts = (globalThis.shouts ?? 0) + 1; if (page.title.includes('?')) warn('No questions.', 'Claim something.'); return page.title.toUpperCase() + '!'; } }] }),
  }`;
  const count = globalThis as { shouts?: number };
  const root = extendedSite(`[${SHOUTS}]`, { 'guide.md': '# Guide\n\nWords.\n' });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);

  it('is not made again when the text of the page changes', async () => {
    await build(root);
    count.shouts = 0;
    write('guide.md', '# Guide\n\nOther words.\n');
    await build(root);
    expect(count.shouts).toBe(0);
    expect(built(root, 'guide/shout.txt')).toBe('GUIDE!');
  });

  it('is made again when its key changes', async () => {
    write('guide.md', '# Manual\n\nOther words.\n');
    await build(root);
    expect(count.shouts).toBe(1);
    expect(built(root, 'guide/shout.txt')).toBe('MANUAL!');
  });

  it('can warn of its page, also when only the text of the page changes', async () => {
    for (const words of ['Words.', 'Other words.']) {
      write('guide.md', `# Manual?\n\n${words}\n`);
      const { problems } = await build(root);
      expect(problems).toMatchObject([
        {
          code: 'extension-warning',
          file: 'guide.md',
          message: 'Extension "shouts": No questions.',
          hint: 'Claim something.',
        },
      ]);
    }
    expect(built(root, 'guide/shout.txt')).toBe('MANUAL?!');
  });

  it('is not kept of a page that is locked since', async () => {
    write('guide.md', '# Manual\n\nWords.\n');
    await build(root);
    write('guide.md', '---\npassword: correct-horse-17-battery\n---\n# Manual\n\nWords.\n');
    await build(root);
    const store = openStore(join(root, '.bifolio/store'));
    expect(store.get('beside', 'README.md')?.toString()).toContain('{"');
    expect(store.get('beside', 'guide.md')).toBeUndefined();
    store.close();
  });
});

describe('several extensions', () => {
  it('make the same in any order', async () => {
    const head = (name: string) =>
      `{ name: '${name}', version: '1', head: () => [['meta', { name: 'of', content: '${name}' }]] }`;
    const [one, other] = [
      extendedSite(`[${head('a')}, ${head('b')}]`),
      extendedSite(`[${head('b')}, ${head('a')}]`),
    ];
    await build(one);
    await build(other);
    expect(built(one, 'index.html')).toContain('content="a"/><meta name="of" content="b"/>');
    expect(built(other, 'index.html')).toBe(built(one, 'index.html'));
  });

  it('cannot make the same page or file', async () => {
    const file = (name: string) =>
      `{ name: '${name}', version: '1', generate: () => ({ files: [{ path: 'a.txt', type: 'text/plain', text: () => '' }] }) }`;
    const page = (name: string) =>
      `{ name: '${name}', version: '1', generate: () => ({ pages: [{ locale: '/', route: '/a/', layout: 'page', title: 'A' }] }) }`;
    const beside = (name: string) =>
      `{ name: '${name}', version: '1', generate: () => ({ beside: [{ type: 'text/plain', path: () => 'a.txt', make: () => '${name}' }] }) }`;
    for (const make of [file, page, beside])
      expect(await failure(extendedSite(`[${make('one')}, ${make('two')}]`))).toMatch(
        /Extension "(one|two)" and extension "(one|two)" both make "(\/a\/|a\.txt)"\./,
      );
  });

  it('cannot add the same component, unless the author has one of that name', async () => {
    const component = (name: string) =>
      `{ name: '${name}', version: '1', markdown: { components: { Same: import.meta.dirname + '/${name}.tsx' } } }`;
    const pages = {
      'README.md': '# Home\n\n<Same />\n',
      'one.tsx': 'export const Same = () => <p>of one</p>;\n',
      'two.tsx': 'export const Same = () => <p>of two</p>;\n',
    };
    const both = `[${component('two')}, ${component('one')}]`;
    expect(await failure(extendedSite(both, pages))).toContain(
      'Extension "one" and extension "two" both add a component "Same".',
    );
    const own = { ...pages, 'components/Same.tsx': 'export const Same = () => <p>of the author</p>;\n' };
    const root = extendedSite(both, own);
    await build(root);
    expect(built(root, 'index.html')).toContain('<p>of the author</p>');
  });
});

describe('what is wrong with an extension is told with its name', () => {
  const generating = (made: string) => `[{ name: 'bad', version: '1', generate: () => (${made}) }]`;
  it.each([
    [
      'throws',
      "(() => { throw new Error('boom') })()",
      /mjs:3:\d+ Extension "bad": `generate` failed: boom\n {2}Correct the extension/,
    ],
    [
      'gives no list',
      '{ pages: 5 }',
      /Extension "bad": Expected result `generate\.pages` to be a list, got 5\./,
    ],
    [
      'gives nothing',
      'undefined',
      /Extension "bad": Expected result `generate` to be an object, got nothing\./,
    ],
    [
      'is asynchronous',
      'Promise.resolve({ pages: [] })',
      /Extension "bad": Expected result `generate` at once, got a promise\.\n {2}Remove `async`/,
    ],
    [
      'has data that is asynchronous',
      "{ pages: [{ locale: '/', route: '/a/', layout: 'page', title: '', data: async () => [] }] }",
      /^Extension "bad": Expected result `generate\.pages\['\/a\/'\]\.data` at once, got a promise\./,
    ],
    [
      'has data that throws',
      "{ pages: [{ locale: '/', route: '/a/', layout: 'page', title: '', data: () => { throw new Error('boom') } }] }",
      /^Extension "bad": making the data of \/a\/ failed: boom\n {2}Thrown at bifolio\.config\.mjs:3/,
    ],
    [
      'has a file that is no text',
      "{ files: [{ path: 'a.txt', type: 'text/plain', text: () => ({}) }] }",
      /Extension "bad": Expected result `generate\.files\['a\.txt'\]\.text` to be text or a Uint8Array, got an object\./,
    ],
    [
      'has a file beside a page that is no text',
      "{ beside: [{ path: () => 'a.txt', type: 'text/plain', make: () => 5 }] }",
      /README\.md Extension "bad": Expected result `generate\.beside\[0\]\.make` to be text or a Uint8Array, got 5\./,
    ],
    [
      'has a path that is no text',
      "{ beside: [{ path: () => 5, type: 'text/plain', make: () => '' }] }",
      /Extension "bad": Expected result `generate\.beside\[0\]\.path` to be a path, or undefined, got 5\./,
    ],
    [
      'gives an unknown key',
      '{ page: [] }',
      /Extension "bad": Unknown result `generate\.page`\.\n {2}Did you mean/,
    ],
    [
      'names an unknown language',
      "{ pages: [{ locale: '/fr/', route: '/fr/', layout: 'page', title: '' }] }",
      /Extension "bad": Expected result `generate\.pages\[0\]\.locale` to be/,
    ],
    [
      'names a path outside',
      "{ files: [{ path: '../a.txt', type: 'text/plain', text: () => '' }] }",
      /Extension "bad" makes a page or file at "\.\.\/a\.txt", which isn't a path of the site\./,
    ],
    [
      'begins a path with a slash',
      "{ files: [{ path: '/a.txt', type: 'text/plain', text: () => '' }] }",
      /"\/a\.txt", which isn't a path of the site\.\n {2}Remove the slash at the beginning\./,
    ],
    [
      'names a path outside beside a page',
      "{ beside: [{ path: () => '../a.txt', type: 'text/plain', make: () => '' }] }",
      /Extension "bad" makes a page or file at "\.\.\/a\.txt"/,
    ],
    [
      "writes a page's file",
      "{ files: [{ path: 'index.html', type: 'text/html', text: () => '' }] }",
      /Extension "bad" and a page both make "index\.html"/,
    ],
    [
      "writes the build's file",
      "{ files: [{ path: '_headers', type: 'text/plain', text: () => '' }] }",
      /Extension "bad" and the build both make "_headers"/,
    ],
    [
      'has a file that throws',
      "{ files: [{ path: 'a.txt', type: 'text/plain', text: () => { throw new Error('boom') } }] }",
      /mjs:3:\d+ Extension "bad": making "a\.txt" failed: boom/,
    ],
    [
      'has a file beside a page that throws',
      "{ beside: [{ path: () => 'a.txt', type: 'text/plain', make: async () => { throw new Error('boom') } }] }",
      /README\.md Extension "bad": making a file beside \/ failed: boom\n {2}Thrown at bifolio\.config\.mjs:3/,
    ],
    [
      'makes a page of an unknown layout',
      "{ pages: [{ locale: '/', route: '/a/', layout: 'odd', title: '' }] }",
      /Extension "bad": layout cannot be resolved: "odd" of \/a\/\n {2}Add a file such as layouts\/Odd\.tsx/,
    ],
  ])('when it %s', async (_, made, message) => {
    expect(await failure(extendedSite(generating(made)))).toMatch(message);
  });

  it('when a check finds it, as a build would', async () => {
    const same =
      "[{ name: 'bad', version: '1', generate: () => ({ beside: [{ type: 'text/plain', path: () => 'same.txt', make: ({ page }) => page.title }] }) }]";
    const root = extendedSite(same, { 'guide.md': '# Guide\n' });
    const checked = loadConfig(root, { reload: true }).then((config) => checkSite(config, progress));
    await expect(checked).rejects.toThrow('Extension "bad" makes "same.txt" twice.');
  });

  it('when its head is no list of elements', async () => {
    const root = extendedSite("[{ name: 'bad', version: '1', head: () => [['meta', { name: 5 }]] }]");
    expect(await failure(root)).toMatch(/Extension "bad": Expected result `head\[0\]\[1\]\.name` to be/);
  });

  it.each([
    ["[{ name: 'a', version: '1', colour: 1 }]", /mjs:3:\d+ Unknown option `extensions\[0\]\.colour`/],
    ["[{ name: 'a' }]", /Expected option `extensions\[0\]\.version` to be/],
    ["[{ name: 'a', version: '1', options: { x: () => 1 } }]", /`extensions\[0\]\.options` to be plain data/],
    ["[{ name: 'a', version: '1' }, { name: 'a', version: '2' }]", /two extensions with the name "a"/],
    ["[{ name: 'feeds', version: '1' }]", /two extensions with the name "feeds"/],
  ])('when it is %s', async (written, message) => {
    expect(await failure(extendedSite(written))).toMatch(message);
  });
});

it("an author's page and public file win over those of extensions", async () => {
  const root = extendedSite(`[${COUNTS}]`, { 'all.md': '# Mine\n', 'public/titles.txt': 'mine' });
  await build(root);
  expect(built(root, 'all/index.html')).toContain('<title>Mine | Site</title>');
  expect(readFileSync(join(root, 'dist/titles.txt'), 'utf8')).toBe('mine');
  expect(statSync(join(root, 'dist/all/count.txt')).isFile()).toBe(true);
});

it('a page whose layout shows nothing of its data is told, with its extension and layout', async () => {
  const page = (layout: string) =>
    `{ locale: '/', route: '/${layout.toLowerCase()}/', layout: '${layout}', title: 'Links', data: () => ['/a/'] }`;
  const extensions = `[{ name: 'links', version: '1', generate: () => ({ pages: [${page('doc')}, ${page('Links')}] }) }]`;
  const layout = 'export default ({ data }) => <main id="content">{data[0]}</main>;\n';
  const { problems } = await build(extendedSite(extensions, { 'layouts/Links.tsx': layout }));
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      code: 'unseen-data',
      message: `Extension "links": The layout "doc" of /doc/ doesn't show the page's data.`,
    },
  ]);
});

it('a site without extensions is the same to the byte, and nothing is kept for them', async () => {
  const without = createSite({
    'bifolio.config.mjs': "export default { title: 'Site', git: false, encrypt: { rounds: 4 } };\n",
    'README.md': '# Home\n\nWords of the home page.\n',
    ...files,
  });
  const withNone = extendedSite('[]', files);
  await build(without);
  await build(withNone);
  expect(filesIn(join(withNone, 'dist'))).toEqual(filesIn(join(without, 'dist')));
  const kept = readdirSync(join(without, '.bifolio'));
  expect(kept).not.toContain('sources');
  expect(kept).not.toContain('data');
});

/** All files of a folder with their texts; what is locked has keys by chance. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile() && !path.startsWith('locked'))
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  );
