import { expect, it } from 'vitest';
import { movedSite } from './fixtures/moved-site.ts';
import { SMALL_SITES } from './fixtures/small-sites.ts';

async function moved(files: Readonly<Record<string, string>>) {
  const { read, causes } = await movedSite(files);
  const errors = causes.flatMap((cause) =>
    cause.startsWith('error ') ? [cause.slice(6).replace(/:\d* /, ' ')] : [],
  );
  return { read, errors };
}

it('MkDocs: drafts, posts of the future, excluded pages and locked ones stay what they were', async () => {
  const { read, errors } = await moved({
    'mkdocs.yml': [
      'site_name: A',
      'draft_docs: |',
      '  drafts/',
      '  _*.md',
      'exclude_docs: "*.inc.md"',
      'plugins:',
      '  - blog: { draft_if_future_date: true }',
      '  - encryptcontent: { global_password: whole-site-secret }',
    ].join('\n'),
    'docs/index.md': '# A\n',
    'docs/drafts/one.md': '# One\n',
    'docs/_two.md': '# Two\n',
    'docs/part.inc.md': 'part\n',
    'docs/blog/posts/later.md': '---\ndate: 2999-01-01\n---\n# Later\n',
    'docs/level.md': '---\nlevel: staff\n---\n# Staff\n',
    'docs/own.md': '---\npassword: its-own-secret\n---\n# Own\n',
  });
  for (const page of ['drafts/one', '_two', 'blog/posts/later', 'level'])
    expect(read(`docs/${page}.md`)).toContain('draft: true');
  expect(read('docs/own.md')).toContain('password: its-own-secret');
  const config = read('bifolio.config.ts');
  expect(config).toContain("encrypt: { global: true, admin: ['whole-site-secret'] }");
  expect(config).toContain("exclude: ['part.inc.md']");
  expect(errors).toEqual([
    'docs/level.md A page is locked by a level of encryptcontent, which is not read; it was made a draft',
  ]);
});

it.each([
  ['global_password: !ENV SITE_PASSWORD', "admin: ['env:SITE_PASSWORD']", []],
  ['global_password: !ENV [SITE_PASSWORD, other]', "admin: ['env:SITE_PASSWORD']", []],
  ['password_inventory: { staff: secret }', 'defineConfig', ['password_inventory']],
  ['password_file: passwords.yml', 'defineConfig', ['password_file']],
  ['sitewide: true', 'defineConfig', ['sitewide']],
  ['global_password: [a, b]', 'defineConfig', ['global_password']],
])('MkDocs: `%s` locks the site, or is an error', async (option, config, names) => {
  const { read, errors } = await moved({
    'mkdocs.yml': `site_name: A\nplugins:\n  - encryptcontent: { ${option} }\n`,
    'docs/index.md': '# A\n',
  });
  expect(read('bifolio.config.ts')).toContain(config);
  expect(errors).toEqual(
    names.map((name) => `mkdocs.yml Passwords of encryptcontent, \`${name}\`, which are not read`),
  );
});

it('Docusaurus: drafts, pages that are not listed, and files that begin with an underscore', async () => {
  const { read } = await moved({
    'docusaurus.config.js':
      "module.exports = { title: 'A', presets: [['classic', { docs: { routeBasePath: '/' }, blog: {} }]] };",
    'docs/draft.md': '---\ndraft: true\n---\n# Draft\n',
    'docs/quiet.md': '---\nunlisted: true\n---\n# Quiet\n',
    'docs/_part.md': 'part\n',
    'blog/2024-01-01-quiet.md': '---\nunlisted: true\ntitle: Quiet post\n---\nText\n',
  });
  expect(read('docs/draft.md')).toContain('draft: true');
  for (const page of ['quiet', 'blog/2024-01-01-quiet'])
    expect(read(`docs/${page}.md`)).toMatch(
      /sitemap: false\nsearch: false\narticle: false\n[\s\S]*noindex, nofollow/,
    );
  expect(read('bifolio.config.ts')).toContain("exclude: ['**/_*.{md,mdx}', '**/_*/**']");
  expect(read('sidebar.ts')).not.toMatch(/Draft|Quiet/);
});

it('mdBook: what the table of contents does not name is no page', async () => {
  const { read } = await moved({
    'book.toml': '[book]\ntitle = "A"\n',
    'src/SUMMARY.md': '- [One](one.md)\n',
    'src/one.md': '# One\n',
    'src/notes/private.md': '# Private\n',
  });
  expect(read('bifolio.config.ts')).toContain("exclude: ['SUMMARY.md', 'notes/private.md']");
});

const FIELDS = [
  'draft: true',
  'draft: "true"',
  'published: false',
  'unlisted: true',
  'hidden: true',
  'private: true',
  'password: secret-secret',
  'expiryDate: 2020-01-01',
  'expiryDate: 2999-01-01',
  'publishDate: 2999-01-01',
];

/** How a page is kept from readers after the move: by its fields, or because a person has to decide. */
function keptBy(text: string | undefined, errors: readonly string[]): string {
  if (text === undefined) return 'no page';
  if (/^draft: "?true"?$/m.test(text)) return 'draft';
  if (/^password: /m.test(text)) return 'locked';
  if (/^sitemap: false$/m.test(text) && /noindex/.test(text)) return 'unlisted';
  return errors.length > 0 ? 'error' : 'public';
}

it.each(Object.entries(SMALL_SITES))(
  '%s: no field that kept a page from readers is lost',
  async (name, { files, page, moved: to }) => {
    const states = await Promise.all(
      FIELDS.map(async (field) => {
        const site = await movedSite({ ...files, [page]: `---\ntitle: P\n${field}\n---\n\nText\n` }, name);
        const errors = site.causes.filter((cause) => cause.startsWith(`error ${page}:`));
        return [field, keptBy(site.has(to) ? site.read(to) : undefined, errors)];
      }),
    );
    const byField = Object.fromEntries(states) as Record<string, string>;
    expect(Object.values(byField)).not.toContain('public');
    expect(byField).toMatchObject({
      'draft: true': 'draft',
      'draft: "true"': 'draft',
      'password: secret-secret': 'locked',
    });
  },
);

interface Kept {
  files: Readonly<Record<string, string>>;
  page: string;
  by: string;
}

const small = (name: string, more: Readonly<Record<string, string>>) => ({
  ...SMALL_SITES[name]?.files,
  ...more,
});

const KEPT: readonly (readonly [string, Kept])[] = [
  [
    'hugo `build.list`',
    {
      files: small('hugo', { 'content/p.md': '---\nbuild: { list: never }\n---\n' }),
      page: 'content/p.md',
      by: 'unlisted',
    },
  ],
  [
    'hugo `_build.list`',
    {
      files: small('hugo', { 'content/p.md': '+++\n[_build]\nlist = "never"\n+++\n' }),
      page: 'content/p.md',
      by: 'unlisted',
    },
  ],
  [
    'hugo `headless`',
    {
      files: small('hugo', { 'content/p/index.md': '---\nheadless: true\n---\n' }),
      page: 'content/p/README.md',
      by: 'draft',
    },
  ],
  [
    'hugo future dates',
    {
      files: small('hugo', { 'content/p.md': '---\ndate: 2999-01-01\n---\n' }),
      page: 'content/p.md',
      by: 'draft',
    },
  ],
  [
    'hugo `cascade`',
    {
      files: small('hugo', {
        'content/s/_index.md': '---\ncascade: { build: { list: never } }\n---\n',
        'content/s/p.md': '---\ntitle: P\n---\n',
      }),
      page: 'content/s/p.md',
      by: 'unlisted',
    },
  ],
  [
    'hexo `_drafts`',
    {
      files: small('hexo', { 'source/_drafts/p.md': '---\ntitle: P\n---\n' }),
      page: 'source/drafts/p.md',
      by: 'draft',
    },
  ],
  [
    'hexo future dates',
    {
      files: small('hexo', {
        '_config.yml': 'title: A\nfuture: false\n',
        'source/_posts/p.md': '---\ndate: 2999-01-01\n---\n',
      }),
      page: 'source/posts/p.md',
      by: 'draft',
    },
  ],
  [
    'jekyll `_drafts`',
    {
      files: small('jekyll', { '_drafts/p.md': '---\ntitle: P\n---\n' }),
      page: 'pages/posts/p.md',
      by: 'draft',
    },
  ],
  [
    'jekyll future dates',
    {
      files: small('jekyll', { '_posts/2999-01-01-p.md': '---\ntitle: P\n---\n' }),
      page: 'pages/posts/2999-01-01-p.md',
      by: 'draft',
    },
  ],
  [
    'mintlify pages outside the navigation',
    { files: small('mintlify', { 'p.mdx': '# P\n' }), page: 'p.md', by: 'unlisted' },
  ],
];

it.each(KEPT)('%s: the page stays as private as it was', async (_name, { files, page, by }) => {
  const { has, read } = await movedSite(files);
  expect(keptBy(has(page) ? read(page) : undefined, [])).toBe(by);
});

it.each([
  ['hugo', { 'content/p.md': '---\nbuild: { render: never }\n---\n' }, 'p.md'],
  ['gitbook', { 'p.md': '# P\n' }, 'p.md'],
  ['starlight', { 'src/content/docs/_p.md': '# P\n' }, '_p.md'],
  ['nextra', { 'content/_p.md': '# P\n' }, '_p.md'],
  ['fumadocs', { 'content/docs/.p.mdx': '# P\n' }, 'docs/.p.mdx'],
])('%s: what was no page is none', async (name, more, excluded) => {
  const { read } = await movedSite(small(name, more));
  expect(read('bifolio.config.ts')).toMatch(new RegExp(`exclude: \\[.*'${excluded.replaceAll('.', '\\.')}'`));
});

it('chapters of mdBook that are drafts have neither a page nor a link', async () => {
  const { read, has } = await movedSite({
    'book.toml': '[book]\ntitle = "A"\n',
    'src/SUMMARY.md': '- [One](one.md)\n- [To come]()\n',
    'src/one.md': '# One\n',
  });
  expect([read('sidebar.ts').includes('To come'), has('src/to-come.md')]).toEqual([false, false]);
});

it('what Nextra and Fumadocs hide from their sidebars is in none', async () => {
  const nextra = await movedSite(
    small('nextra', {
      'content/_meta.ts': "export default { index: '', quiet: { display: 'hidden' } };",
      'content/quiet.md': '# Quiet\n',
      'content/own.md': '---\ndisplay: hidden\n---\n# Own\n',
    }),
  );
  expect(nextra.read('sidebar.ts')).not.toMatch(/quiet|own/i);
  const fumadocs = await movedSite(
    small('fumadocs', {
      'content/docs/meta.json': '{ "pages": ["...", "!quiet"] }',
      'content/docs/quiet.mdx': '---\ntitle: Quiet\n---\n',
    }),
  );
  expect(fumadocs.read('sidebar.ts')).not.toMatch(/quiet/i);
});

it('rules of encryption by suffix and expression are carried over, and those that are computed are errors', async () => {
  const site = (rules: string) =>
    movedSite({
      '.vuepress/config.ts': `import { plumeTheme } from 'vuepress-theme-plume';\nexport default { theme: plumeTheme({ encrypt: { rules: ${rules} } }) };`,
      'README.md': '# A\n',
    });
  const { read } = await site("{ '^/staff/': 'one-secret', 'plan.md': ['two-secret', 'three-secret'] }");
  expect(read('bifolio.config.ts')).toMatch(
    /encrypt: \{\s*rules: \{ '\^\/staff\/': 'one-secret', 'plan\.md': \['two-secret', 'three-secret'\] \}/,
  );
  const { causes } = await site('readRules()');
  expect(causes).toContainEqual(
    expect.stringMatching(/^error \.vuepress\/config\.ts:2 The config computes .*encrypt/),
  );
});

it.each([
  ['hugo', '+++\ndraft = true\n+++\nText\n', 'draft'],
  ['hugo', '+++\nexpiryDate = 2020-01-01T00:00:00Z\n+++\nText\n', 'draft'],
  ['hugo', '+++\ndate = 2999-01-01\n+++\nText\n', 'draft'],
  ['hugo', '{\n"draft": true\n}\n\nText\n', 'draft'],
  ['hugo', '+++\npassword = "secret-secret"\n+++\nText\n', 'locked'],
  ['hexo', ';;;\n"published": false\n;;;\n\nText\n', 'draft'],
  ['hexo', '{\n"password": "secret-secret"\n}\n\nText\n', 'locked'],
])('%s: fields in another format keep a page as private: %j', async (name, text, by) => {
  const { files = {}, page = '', moved: to = '' } = SMALL_SITES[name] ?? {};
  const { has, read } = await movedSite({ ...files, [page]: text }, name);
  expect(keptBy(has(to) ? read(to) : undefined, [])).toBe(by);
});
