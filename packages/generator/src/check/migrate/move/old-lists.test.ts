import { expect, it } from 'vitest';
import { movedSite } from './fixtures/moved-site.ts';

it('lists of Material’s blog lead to its page, those of posts to come not', async () => {
  const { read } = await movedSite({
    'mkdocs.yml': 'site_name: A\nplugins:\n  - blog:\n      draft_if_future_date: true\n',
    'docs/index.md': '# A\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/posts/a.md': '---\ndate: 2024-01-05\ncategories: [Big News]\n---\n# A\n',
    'docs/blog/posts/b.md': '---\ndate: 2999-01-05\ncategories: [Secret]\n---\n# B\n',
  });
  expect(read('redirects.ts')).toContain(
    "{ '/blog/archive/2024/': '/blog/', '/blog/category/big-news/': '/blog/' }",
  );
});

it('a page of Docusaurus whose slug is "index" answers its old address', async () => {
  const { read } = await movedSite({
    'docusaurus.config.js': "module.exports = { title: 'A', presets: [['classic', { blog: false }]] };",
    'docs/tutorials/start.md': '---\nslug: index\n---\n# Start\n',
  });
  expect(read('redirects.ts')).toContain("'/docs/tutorials/index/': '/docs/tutorials/'");
});
