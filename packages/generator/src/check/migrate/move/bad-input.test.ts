import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findFiles } from './files/site-files.ts';
import { movedSite, siteOf } from './fixtures/moved-site.ts';
import { SMALL_SITES, type SmallSite } from './fixtures/small-sites.ts';
import { moveSite } from './move-site.ts';

const sites = Object.entries(SMALL_SITES);

async function causesIn(root: string, name: string): Promise<string[]> {
  const { left } = await moveSite(root, { from: name });
  return left.map(({ severity, file, line, what }) => `${severity} ${file}:${line ?? ''} ${what}`);
}

function siteWith({ files }: SmallSite, more: Readonly<Record<string, string | Uint8Array>>): string {
  const root = siteOf(files);
  for (const [file, data] of Object.entries(more)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
  }
  return root;
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
/** 你好 in GBK, on the fifth line. */
const GBK = Buffer.concat([
  Buffer.from('---\ntitle: P\n---\n\n'),
  Buffer.from([0xc4, 0xe3, 0xba, 0xc3, 0x0a]),
]);

it.each(sites)('%s: pages in other encodings are named with their line', async (name, site) => {
  const { page } = site;
  const encoded = `error ${page}:1 The file is not valid UTF-8.`;
  expect(await causesIn(siteWith(site, { [page]: utf16('# Title\n') }), name)).toContain(encoded);
  expect(await causesIn(siteWith(site, { [page]: GBK }), name)).toContain(
    `error ${page}:5 The file is not valid UTF-8.`,
  );
});

it.each(sites)(
  '%s: a config in another encoding is an error, since its locks are missing',
  async (name, site) => {
    const [config = ''] = Object.keys(site.files);
    const text = Buffer.from(`${site.files[config] ?? ''}\n`);
    const root = siteWith(site, { [config]: Buffer.concat([text, Buffer.from([0xc4, 0xe3])]) });
    const line = text.toString().split('\n').length;
    expect(await causesIn(root, name)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^error ${config.replaceAll('.', '\\.')}:${line} The (?:config|file) is not valid UTF-8`),
      ),
    );
  },
);

it.each(sites)('%s: symbolic links are named, and what they lead to stays outside', async (name, site) => {
  const outside = mkdtempSync(join(tmpdir(), 'bifolio-outside-'));
  writeFileSync(join(outside, 'secret.md'), '---\ntitle: Secret\n---\n');
  const root = siteOf(site.files);
  mkdirSync(dirname(join(root, site.page)), { recursive: true });
  symlinkSync(join(outside, 'secret.md'), join(root, site.page));
  symlinkSync(outside, join(root, dirname(site.page), 'linked'));
  const { left, target } = await moveSite(root, { from: name });
  const links = left.filter(({ what }) => what === 'A symbolic link was left out').map(({ file }) => file);
  expect(links.sort()).toEqual([join(dirname(site.page), 'linked'), site.page].sort());
  expect(findFiles(target).files.filter((file) => /secret|linked/.test(file))).toEqual([]);
});

it.each(sites)(
  '%s: frontmatter that cannot be read is named, and the page stays as it is',
  async (name, site) => {
    const text = '---\ntitle: [\n---\n\nText\n';
    const root = siteWith(site, { [site.page]: text });
    expect(await causesIn(root, name)).toContainEqual(
      expect.stringMatching(new RegExp(`^error ${site.page}:2 The frontmatter is not valid YAML`)),
    );
  },
);

it.each([
  ['docusaurus', 'docusaurus.config.js'],
  ['fumadocs', 'source.config.ts'],
  ['starlight', 'astro.config.mjs'],
  ['vitepress', '.vitepress/config.ts'],
  ['vuepress', '.vuepress/config.ts'],
])('%s: a mistake in the JavaScript of the config is named with its line', async (name, config) => {
  const site = SMALL_SITES[name] ?? { files: {}, page: '', moved: '' };
  const root = siteWith(site, { [config]: 'const a = 1;\nexport default { title: };\n' });
  expect(await causesIn(root, name)).toContainEqual(
    expect.stringMatching(new RegExp(`^error ${config}:2 The config is not valid JavaScript: `)),
  );
});

it.each([
  ['docusaurus', { 'docs/page.md': '---\nslug: /page\n---\n', 'docs/page2.md': '---\nslug: /page\n---\n' }],
  ['mkdocs', { 'docs/page.md': '# P\n', 'docs/page/index.md': '# P\n' }],
  [
    'fumadocs',
    { 'content/docs/page.mdx': '---\ntitle: P\n---\n', 'content/docs/(a)/page.mdx': '---\ntitle: P\n---\n' },
  ],
  ['nextra', { 'content/page.md': '# P\n', 'content/page/index.md': '# P\n' }],
  ['starlight', { 'src/content/docs/page.md': '# P\n', 'src/content/docs/b.md': '---\nslug: page\n---\n' }],
  ['mintlify', { 'page.mdx': '# P\n', 'page/index.mdx': '# P\n' }],
  ['vitepress', { 'page.md': '# P\n', 'page/index.md': '# P\n' }],
  ['vuepress', { 'page.md': '# P\n', 'b.md': '---\npermalink: /page.html\n---\n' }],
  ['hugo', { 'content/page.md': '# P\n', 'content/b.md': '---\nurl: /page/\n---\n' }],
  ['hexo', { 'source/page.md': '# P\n', 'source/b.md': '---\npermalink: /page.html\n---\n' }],
  ['jekyll', { 'page.md': '---\ntitle: P\n---\n', 'b.md': '---\npermalink: /page.html\n---\n' }],
])('%s: two files for one address are named', async (name, more) => {
  const { causes } = await movedSite({ ...SMALL_SITES[name]?.files, ...more }, name);
  expect(causes).toContainEqual(expect.stringMatching(/^error \S+:1 Two pages had one address$/));
});

it.each([
  [
    'docusaurus',
    {
      'docusaurus.config.js':
        "module.exports = { presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]] };",
      'sidebars.js': "module.exports = {\n  docs: ['a', 'lost'],\n};",
    },
    'sidebars.js:2',
  ],
  ['mdbook', { 'src/SUMMARY.md': '- [A](a.md)\n- [Lost](lost.md)\n' }, 'src/SUMMARY.md:2'],
  ['mkdocs', { 'mkdocs.yml': 'site_name: A\nnav:\n  - index.md\n  - lost.md\n' }, 'mkdocs.yml:4'],
  [
    'fumadocs',
    { 'content/docs/meta.json': '{\n  "pages": ["index", "lost"]\n}' },
    'content/docs/meta.json:2',
  ],
  ['nextra', { 'content/_meta.js': "export default {\n  index: '',\n  lost: '',\n};" }, 'content/_meta.js:3'],
  [
    'starlight',
    {
      'astro.config.mjs':
        "export default { integrations: [starlight({ title: 'A',\n  sidebar: ['index', 'lost'],\n})] };",
    },
    'astro.config.mjs:2',
  ],
  ['mintlify', { 'docs.json': '{ "navigation": {\n  "pages": ["index", "lost"]\n} }' }, 'docs.json:2'],
  [
    'vitepress',
    {
      '.vitepress/config.ts':
        "export default { themeConfig: {\n  sidebar: [{ text: 'Lost', link: '/lost' }],\n} };",
    },
    '.vitepress/config.ts:2',
  ],
  ['gitbook', { 'SUMMARY.md': '* [A](README.md)\n* [Lost](lost.md)\n' }, 'SUMMARY.md:2'],
])('%s: navigation that names a missing page is named with its line', async (name, more, place) => {
  const { causes, read } = await movedSite({ ...SMALL_SITES[name]?.files, ...more }, name);
  expect(causes.filter((cause) => cause.includes('lost')).map((cause) => cause.split(' ')[1])).toEqual([
    place,
  ]);
  expect(read('bifolio.config.ts')).toContain('defineConfig');
});

it.each([
  ['docusaurus', { 'docs/p.md': '# P\n\n<Unknown a="b" />\n' }, 'error docs/p.md:3 The component <Unknown>'],
  [
    'fumadocs',
    { 'content/docs/p.mdx': '# P\n\n<Unknown />\n' },
    'error content/docs/p.mdx:3 The component <Unknown>',
  ],
  ['nextra', { 'content/p.mdx': '# P\n\n<Unknown />\n' }, 'error content/p.mdx:3 The component <Unknown>'],
  [
    'starlight',
    { 'src/content/docs/p.mdx': '# P\n\n<Unknown />\n' },
    'error src/content/docs/p.mdx:3 The component <Unknown>',
  ],
  ['mintlify', { 'p.mdx': '# P\n\n<Unknown />\n' }, 'error p.mdx:3 The component <Unknown>'],
  ['hugo', { 'content/p.md': '# P\n\n{{< unknown >}}\n' }, 'error content/p.md:3 The shortcode "unknown"'],
  ['hexo', { 'source/p.md': '# P\n\n{% unknown %}\n' }, 'error source/p.md:3 The tag "unknown"'],
  ['jekyll', { 'p.md': '---\ntitle: P\n---\n\n{% unknown %}\n' }, 'error p.md:5 The tag "unknown"'],
  ['gitbook', { 'page.md': '# P\n\n{% unknown %}\n' }, 'error page.md:3 The tag "unknown"'],
  [
    'mkdocs',
    { 'mkdocs.yml': 'site_name: A\nplugins:\n  - other\n' },
    'warning mkdocs.yml:3 The plugin "other" is not known here',
  ],
  [
    'mdbook',
    { 'book.toml': '[book]\ntitle = "A"\n[preprocessor.other]\n' },
    'warning book.toml:3 The preprocessor "other" is not known here',
  ],
  [
    'nextra',
    {
      'next.config.mjs':
        "import nextra from 'nextra';\nexport default nextra({ mdxOptions: {\n  remarkPlugins: [other] } })({});",
    },
    'warning next.config.mjs:3 Plugins for Markdown, `remarkPlugins`',
  ],
])('%s: plugins, shortcodes and components that are not known are named', async (name, more, cause) => {
  const { causes } = await movedSite({ ...SMALL_SITES[name]?.files, ...more }, name);
  expect(causes).toContain(cause);
});

it.each([
  ['docusaurus', 'docusaurus.config.js', 'const t = make();\nmodule.exports = {\n  title: t.name };'],
  ['starlight', 'astro.config.mjs', 'export default { integrations: [\n\n  starlight({ title: make() })] };'],
  ['vitepress', '.vitepress/config.ts', 'export default {\n\n  title: make() };'],
  ['vuepress', '.vuepress/config.ts', 'export default {\n\n  title: make() };'],
  [
    'nextra',
    'next.config.mjs',
    "import nextra from 'nextra';\nexport default nextra({})({\n  basePath: make() });",
  ],
])('%s: a value that the config computes is named with its line', async (name, config, text) => {
  const { causes } = await movedSite({ ...SMALL_SITES[name]?.files, [config]: text }, name);
  expect(causes).toContainEqual(
    expect.stringMatching(new RegExp(`^warning ${config}:3 The config computes `)),
  );
});

it.each(Object.entries(SMALL_SITES))(
  '%s: frontmatter that is not YAML is repaired where that is plain, else told with its line',
  async (name, { files, page, moved }) => {
    const site = await movedSite(
      { ...files, [page]: '---\ndescription: One: two\nlang:\ten\n---\n\nText\n' },
      name,
    );
    expect(site.read(moved)).toContain('description: "One: two"');
    expect(site.causes).toContain(`warning ${page}:2 Frontmatter that was not valid YAML was repaired`);
    const broken = await movedSite({ ...files, [page]: '---\ntitle: A\ntags: [a, b\n---\n\nText\n' }, name);
    expect(broken.causes.filter((cause) => cause.includes(page))).toEqual([
      expect.stringMatching(
        /^error [^:]+:\d+ The frontmatter is not valid YAML: the `\]` of a list is missing$/,
      ),
    ]);
  },
);
