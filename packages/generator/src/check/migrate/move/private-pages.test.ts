import { expect, it } from 'vitest';
import { movedSite } from './fixtures/moved-site.ts';

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
