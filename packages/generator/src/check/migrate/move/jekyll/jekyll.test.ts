import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';

const CONFIG = [
  'title: Acme',
  'url: https://acme.dev',
  'baseurl: /site',
  'permalink: pretty',
  'collections:',
  '  docs: { output: true, permalink: /:collection/:path/ }',
  '  notes: { output: false }',
  'exclude: [drafts.md]',
].join('\n');

it('moves a site of Jekyll: permalinks, posts, collections, tags, kramdown', async () => {
  const { read, has, causes } = await movedSite({
    '_config.yml': CONFIG,
    '_posts/2024-03-01-hello.md': [
      '---',
      'layout: post',
      'title: Hello',
      'category: news',
      'redirect_from: /old.html',
      '---',
      'See [docs]({% link _docs/set-up.md %}) and [it]({{ site.baseurl }}{% post_url 2024-03-01-hello %}) of {{ site.title }}.',
      '',
      '{% highlight ruby linenos %}',
      'a',
      '{% endhighlight %}',
      '',
      '{% raw %}{{ shown }}{% endraw %}',
      '',
      '{: .warning }',
      '> Mind',
      '',
      '{% include own.html %}',
      '',
      '{{ page.nothing | upcase }}',
    ].join('\n'),
    '_docs/set-up.md': '---\nnav_order: 3\n---\n# Set up\n',
    '_docs/plain.md': 'No frontmatter\n',
    '_notes/a.md': '---\n---\nNote\n',
    'about.md': '---\npermalink: /me/\n---\n# About\n\n![a](/img/a.png)\n',
    'drafts.md': '---\n---\n',
    'img/a.png': 'png',
  });
  const post = read('pages/posts/2024-03-01-hello.md');
  expect(post).toContain('tags:\n  - news\ncreateTime: 2024/03/01\npermalink: /news/2024/03/01/hello/\n');
  expect(post).toContain('See [docs](/docs/set-up/) and [it](/news/2024/03/01/hello/) of Acme.');
  expect(post).toContain('```ruby :line-numbers\na\n```');
  expect(post).toContain('{{ shown }}');
  expect(post).toContain('::: warning\n\nMind\n\n:::');
  expect(read('pages/docs/set-up.md')).toBe('---\norder: 3\n---\n# Set up\n');
  expect(read('pages/about.md')).toContain('permalink: /me/');
  expect(has('public/img/a.png')).toBe(true);
  expect(read('redirects.ts')).toContain("'/old.html': '/news/2024/03/01/hello/'");
  const config = read('bifolio.config.ts');
  expect(config).toContain("base: '/site/'");
  expect(config).toContain("'_notes/a.md'");
  expect(config).toContain("'drafts.md'");
  expect(causes).toEqual([
    'error _posts/2024-03-01-hello.md:20 Values that are computed, `{{ … }}`',
    'error _posts/2024-03-01-hello.md:18 The tag "include"',
  ]);
});

it('reads data, classes of paragraphs and the zone of the site, and names pages in HTML', async () => {
  const { read, causes } = await movedSite({
    '_config.yml': 'title: A\npermalink: /:year/:month/:day/:title/\ntimezone: America/Los_Angeles\n',
    '_data/ruby.yml': 'min: 2.7.0\n',
    '_data/team/lead.json': '{ "name": "Ada" }',
    '_posts/2013-05-06-one.md': '---\ndate: "2013-05-06 02:12:52 +0200"\n---\nOne\n',
    'a.md': [
      '---',
      'permalink: /a/',
      '---',
      'Ruby {{ site.data.ruby.min }} by {{ site.data.team.lead.name }}, `{{ "{{" }} x`.',
      '',
      '{: .note .info }',
      'Before',
      '',
      'Behind',
      '{: .note .warning}',
      '',
      '## Heading',
      '{: .note}',
    ].join('\n'),
    'news.html': '---\nlayout: x\n---\n{% for post in site.posts %}{% endfor %}\n',
    'plain.html': '<p>Plain</p>',
  });
  const page = read('pages/a.md');
  expect(page).toContain('Ruby 2.7.0 by Ada, `{{ x`.');
  expect(page).toContain('::: info\n\nBefore\n\n:::');
  expect(page).toContain('::: warning\n\nBehind\n\n:::');
  expect(page).not.toContain('::: note');
  expect(read('pages/posts/2013-05-06-one.md')).toContain('permalink: /2013/05/05/one/');
  expect(causes).toEqual(['error news.html: Pages in HTML with Liquid, which are not moved']);
});

it('drafts, unpublished posts and those of the future stay so', async () => {
  const { read } = await movedSite({
    '_config.yml': 'title: A\n',
    '_drafts/idea.md': '---\ntitle: Idea\n---\n',
    '_posts/2024-01-01-a.md': '---\npublished: false\n---\n',
    '_posts/2999-01-01-b.md': '---\ndate: 2999-01-01\n---\n',
    '_posts/2998-01-01-c.md': '---\ntitle: C\n---\n',
  });
  for (const name of ['drafts/idea', 'posts/2024-01-01-a', 'posts/2999-01-01-b', 'posts/2998-01-01-c'])
    expect(read(`pages/${name.replace('drafts/', 'posts/')}.md`)).toContain('draft: true');
});

it('includes without logic are filled in, and text in HTML is not taken for code', async () => {
  const { read, causes } = await movedSite({
    '_config.yml': CONFIG,
    '_includes/badge.html': '<b>{{ include.version }}</b> {{ site.title }}\n',
    '_includes/list.html': '{% for x in site.tags %}{{ x }}{% endfor %}\n',
    'a.md': [
      '---',
      'title: A',
      '---',
      'Since {%- include badge.html version="4.0" -%}, {% include list.html %}',
      '',
      '<div class="note">',
      '  <p>',
      '',
      '    Mind <b>this</b>.',
      '',
      '  </p>',
      '</div>',
      '',
      '    code',
      '',
      '<em>',
      '  See [the guide](https://a.example).',
      '</em>',
    ].join('\n'),
  });
  const text = read('pages/a.md');
  expect(text).toContain('Since<b>4.0</b> Acme, {% include list.html %}');
  expect(text).toContain('\nMind <b>this</b>.\n');
  expect(text).toMatch(/\n {4}code\n/);
  expect(text).toMatch(/\n<em>See \[the guide\]\(https:\/\/a\.example\)\.\n<\/em>\n?$/);
  expect(causes).toEqual(['error a.md:4 The tag "include"']);
});

it('a heading of level 1 within the text does not take the place of the title', async () => {
  const page = (text: string) => `---\ntitle: Tea & [milk]\n---\n\n${text}`;
  const { read } = await movedSite({
    '_config.yml': CONFIG,
    Gemfile: "gem 'jekyll'\n",
    'a.md': page('A note.\n\n# One\n'),
    'b.md': page('# One\n\nText\n'),
    'c.md': page('Text\n\n```\n# no heading\n```\n'),
  });
  expect(read('pages/a.md')).toContain('\n# Tea & \\[milk\\]\n\nA note.\n\n# One\n');
  for (const name of ['b', 'c']) expect(read(`pages/${name}.md`)).not.toContain('# Tea');
});
