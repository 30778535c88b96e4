/** One example of the GitHub Flavored Markdown specification's extensions (0.29-gfm, https://github.github.com/gfm/). */
export interface GfmExample {
  section: string;
  markdown: string;
  html: string;
}

const table = (head: string, body: string) =>
  `<table>\n<thead>\n${head}\n</thead>${body && `\n<tbody>\n${body}\n</tbody>`}\n</table>\n`;
const row = (...cells: string[]) => `<tr>\n${cells.join('\n')}\n</tr>`;
const th = (text: string, align = '') => `<th${align && ` align="${align}"`}>${text}</th>`;
const td = (text: string, align = '') => `<td${align && ` align="${align}"`}>${text}</td>`;
const abcDef = row(th('abc'), th('def'));
const link = (href: string, text = href) => `<a href="${href}">${text}</a>`;
const p = (html: string) => `<p>${html}</p>\n`;

const tables: [string, string][] = [
  [
    '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
    table(row(th('foo'), th('bar')), row(td('baz'), td('bim'))),
  ],
  [
    '| abc | defghi |\n:-: | -----------:\nbar | baz\n',
    table(row(th('abc', 'center'), th('defghi', 'right')), row(td('bar', 'center'), td('baz', 'right'))),
  ],
  [
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n',
    table(row(th('f|oo')), `${row(td('b <code>|</code> az'))}\n${row(td('b <strong>|</strong> im'))}`),
  ],
  [
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n',
    `${table(abcDef, row(td('bar'), td('baz')))}<blockquote>\n<p>bar</p>\n</blockquote>\n`,
  ],
  [
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar\n',
    `${table(abcDef, `${row(td('bar'), td('baz'))}\n${row(td('bar'), td(''))}`)}<p>bar</p>\n`,
  ],
  ['| abc | def |\n| --- |\n| bar |\n', p('| abc | def |\n| --- |\n| bar |')],
  [
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n',
    table(abcDef, `${row(td('bar'), td(''))}\n${row(td('bar'), td('baz'))}`),
  ],
  ['| abc | def |\n| --- | --- |\n', table(abcDef, '')],
];
const item = (checked: boolean, text: string) =>
  `<li><input${checked ? ' checked=""' : ''} disabled="" type="checkbox"> ${text}</li>`;
const tasks: [string, string][] = [
  ['- [ ] foo\n- [x] bar\n', `<ul>\n${item(false, 'foo')}\n${item(true, 'bar')}\n</ul>\n`],
  [
    '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim\n',
    `<ul>\n<li><input checked="" disabled="" type="checkbox"> foo\n<ul>\n${item(false, 'bar')}\n${item(true, 'baz')}\n</ul>\n</li>\n${item(false, 'bim')}\n</ul>\n`,
  ],
];
const strikes: [string, string][] = [
  ['~~Hi~~ Hello, ~there~ world!\n', p('<del>Hi</del> Hello, <del>there</del> world!')],
  ['This ~~has a\n\nnew paragraph~~.\n', p('This ~~has a') + p('new paragraph~~.')],
  ['This will ~~~not~~~ strike.\n', p('This will ~~~not~~~ strike.')],
];
const autolinks: [string, string][] = [
  ['www.commonmark.org\n', p(link('http://www.commonmark.org', 'www.commonmark.org'))],
  [
    'Visit www.commonmark.org/help for more information.\n',
    p(`Visit ${link('http://www.commonmark.org/help', 'www.commonmark.org/help')} for more information.`),
  ],
  [
    'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.\n',
    p(`Visit ${link('http://www.commonmark.org', 'www.commonmark.org')}.`) +
      p(`Visit ${link('http://www.commonmark.org/a.b', 'www.commonmark.org/a.b')}.`),
  ],
  ...[
    'www.google.com/search?q=Markup+(business)',
    'www.google.com/search?q=Markup+(business)))',
    '(www.google.com/search?q=Markup+(business))',
    '(www.google.com/search?q=Markup+(business)',
  ].map((text): [string, string] => {
    const address = 'www.google.com/search?q=Markup+(business)';
    return [`${text}\n`, p(text.replace(address, link(`http://${address}`, address)))];
  }),
  [
    'www.google.com/search?q=(business))+ok\n',
    p(link('http://www.google.com/search?q=(business))+ok', 'www.google.com/search?q=(business))+ok')),
  ],
  [
    'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;\n',
    p(
      link(
        'http://www.google.com/search?q=commonmark&amp;hl=en',
        'www.google.com/search?q=commonmark&amp;hl=en',
      ),
    ) +
      p(`${link('http://www.google.com/search?q=commonmark', 'www.google.com/search?q=commonmark')}&amp;hl;`),
  ],
  ['www.commonmark.org/he<lp\n', p(`${link('http://www.commonmark.org/he', 'www.commonmark.org/he')}&lt;lp`)],
  [
    'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n',
    p(link('http://commonmark.org')) +
      p(`(Visit ${link('https://encrypted.google.com/search?q=Markup+(business)')})`),
  ],
  ['foo@bar.baz\n', p(link('mailto:foo@bar.baz', 'foo@bar.baz'))],
  [
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.\n",
    p(
      `hello@mail+xyz.example isn't valid, but ${link('mailto:hello+xyz@mail.example', 'hello+xyz@mail.example')} is.`,
    ),
  ],
  [
    'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n',
    `${p(link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b'))}${p(`${link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b')}.`)}${p('a.b-c_d@a.b-')}${p('a.b-c_d@a.b_')}`,
  ],
];
const filtered: [string, string][] = [
  [
    '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>\n',
    `${p('<strong> &lt;title> &lt;style> <em>')}<blockquote>\n  &lt;xmp> is disallowed.  &lt;XMP> is also disallowed.\n</blockquote>\n`,
  ],
];

/** All examples of the sections that GFM adds to CommonMark. */
export const gfmExamples: readonly GfmExample[] = Object.entries({
  tables,
  tasks,
  strikes,
  autolinks,
  filtered,
}).flatMap(([section, examples]) => examples.map(([markdown, html]) => ({ section, markdown, html })));
