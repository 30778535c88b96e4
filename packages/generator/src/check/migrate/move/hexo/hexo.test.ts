import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';
import { SMALL_SITES } from '../fixtures/small-sites.ts';

const SITE = {
  'package.json': '{ "dependencies": { "hexo": "^8" } }',
  '_config.yml':
    'title: Acme\nurl: https://acme.dev\nlanguage: [en, zh-cn]\npermalink: news/:year/:month/:day/:title/\nfuture: false\n',
};

it('moves a site of Hexo: permalinks, posts, files beside them, tags, languages', async () => {
  const { read, has, causes } = await movedSite({
    ...SITE,
    'source/index.md': '---\ntitle: Home\n---\n![a](/images/a.png)\n',
    'source/zh-cn/docs/set-up.md': '---\ntitle: 安装\n---\n',
    'source/_posts/2024-03-01-hello.md': [
      '---',
      'title: Hello',
      'categories: [[News, Big]]',
      'tags: one',
      'layout: post',
      '---',
      '{% asset_img cat.png %}',
      '',
      '{% codeblock lang:js %}',
      'a()',
      '{% endcodeblock %}',
      '',
      '{% post_link 2024-03-02-second Next %}',
      '{% post_link 2024-03-02-second %}',
      '{% post_link second %}',
      '',
      '{% own "x" %}',
    ].join('\n'),
    'source/_posts/2024-03-01-hello/cat.png': 'png',
    'source/_posts/2024-03-02-second.md': '---\ntitle: Second\ndate: 2024-04-05 10:00:00\n---\n',
    'source/images/a.png': 'png',
  });
  const post = read('source/posts/2024-03-01-hello.md');
  expect(post).toMatch(/^---\ntitle: Hello\ntags:\n {2}- one\n {2}- News\n {2}- Big\n/);
  expect(post).toContain('permalink: /news/2024/03/01/hello/');
  expect(post).toContain('2024-03-01-hello/cat.png');
  expect(post).toContain('```js\na()\n```');
  expect(post).toContain(
    '[Next](./2024-03-02-second.md)\n[Second](./2024-03-02-second.md)\n[Second](./2024-03-02-second.md)',
  );
  expect(read('source/posts/2024-03-02-second.md')).toContain('permalink: /news/2024/04/05/second/');
  expect([has('source/posts/2024-03-01-hello/cat.png'), has('public/images/a.png')]).toEqual([true, true]);
  expect(read('bifolio.config.ts')).toContain("'/zh-cn/': { lang: 'zh-cn' }");
  expect(read('bifolio.config.ts')).toContain("markdown: { slug: 'hexo', emoji: false }");
  expect(causes).toEqual(['error source/_posts/2024-03-01-hello.md:17 The tag "own"']);
});

it('drafts, unpublished posts and locked ones stay so', async () => {
  const { read, causes } = await movedSite({
    ...SITE,
    '_config.yml': `${SITE['_config.yml']}encrypt:\n  tags:\n    - { name: secret, password: abc }\n`,
    'source/_drafts/idea.md': '---\ntitle: Idea\n---\n',
    'source/_posts/a.md': '---\ntitle: A\ndate: 2024-01-01\npublished: false\n---\n',
    'source/_posts/b.md': '---\ntitle: B\ndate: 2999-01-01\n---\n',
    'source/_posts/c.md': '---\ntitle: C\ndate: 2024-01-01\npassword: quiet-harbor\nmessage: Ask me\n---\n',
    'source/_data/notes.md': 'data\n',
  });
  for (const name of ['drafts/idea', 'posts/a', 'posts/b'])
    expect(read(`source/${name}.md`)).toContain('draft: true');
  expect(read('source/posts/c.md')).toMatch(/password: quiet-harbor\n[\s\S]*passwordHint: Ask me/);
  expect(read('bifolio.config.ts')).toContain("exclude: ['_data/notes.md']");
  expect(causes).toEqual(['error _config.yml: Passwords by tag, `encrypt.tags`']);
});

it('lists of posts by year and month lead to the archive, and what Hexo wrote is not copied', async () => {
  const { read, has } = await movedSite({
    ...SITE,
    'package.json': '{ "dependencies": { "hexo": "^8", "hexo-generator-archive": "^2" } }',
    '_config.yml': `${SITE['_config.yml']}archive_dir: news\n`,
    'source/_posts/a.md': '---\ntitle: A\ndate: 2024-01-05\n---\n',
    'source/_posts/b.md': '---\ntitle: B\ndate: 2023-02-05\npublished: false\n---\n',
    'source/cup.png': 'png',
    'public/index.html': '<html>',
    'public/2024/a/index.html': '<html>',
  });
  expect(read('redirects.ts')).toContain("{ '/news/2024/': '/news/', '/news/2024/01/': '/news/' }");
  expect(read('bifolio.config.ts')).toContain("archivesLink: '/news/'");
  expect([has('public/index.html'), has('public/2024/a/index.html'), has('public/cup.png')]).toEqual([
    false,
    false,
    true,
  ]);
});

it('themes, scripts and pages with layouts of a theme are told', async () => {
  const { causes } = await movedSite({
    ...SMALL_SITES.hexo?.files,
    'themes/own/layout/plugins.ejs': '',
    'scripts/list.js': '',
    'source/plugins.md': '---\nlayout: plugins\n---\n',
    'source/_posts/a.md': '---\nlayout: post\n---\nText\n',
  });
  expect(causes).toEqual([
    'warning themes: Templates and scripts in themes/',
    'warning scripts: Templates and scripts in scripts/',
    'warning source/plugins.md:1 A page with a layout of the theme, `plugins`',
  ]);
});
