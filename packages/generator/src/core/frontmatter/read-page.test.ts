import { expect, test } from 'vitest';
import { formatProblem } from '../errors/bifolio-error.ts';
import { decodeUtf8, parsePage } from './read-page.ts';

const problemsOf = (source: string) => parsePage(source, 'a.md').problems.map(formatProblem);

test('frontmatter and body are told apart, and the line of the body is known', () => {
  expect(parsePage('---\ntitle: A\n---\n# B\n', 'a.md')).toEqual({
    frontmatter: { title: 'A' },
    body: '# B\n',
    bodyLine: 4,
    problems: [],
  });
});

test('line ends of Windows make no difference', () => {
  expect(parsePage('---\r\ntitle: A\r\n---\r\nText', 'a.md')).toMatchObject({
    frontmatter: { title: 'A' },
    body: 'Text',
    bodyLine: 4,
  });
});

test.each([
  ['---\n---\nText', 'Text', 3],
  ['---\n\n---\nText', 'Text', 4],
  ['---\n# only a comment\n---', '', 3],
  ['--- \n---\nText', 'Text', 3],
])('frontmatter may be empty: %j', (source, body, bodyLine) => {
  expect(parsePage(source, 'a.md')).toEqual({ frontmatter: {}, body, bodyLine, problems: [] });
});

test.each(['----\na: b\n----\n', 'Text\n---\na: b\n---\n', '---\nnever closed\n'])(
  '%j has no frontmatter',
  (source) => {
    expect(parsePage(source, 'a.md')).toEqual({ frontmatter: {}, body: source, bodyLine: 1, problems: [] });
  },
);

test.each([
  ['layout: home', 'home'],
  ['layout: false', false],
  ['home: true', 'home'],
  ['layout: home\npageLayout: doc', 'doc'],
  ['layout: true', undefined],
])('%j of other generators is the page layout %j', (yaml, layout) => {
  expect(parsePage(`---\n${yaml}\n---\n`, 'a.md').frontmatter.pageLayout).toBe(layout);
});

test('broken YAML is reported with line and column, and the page goes on without frontmatter', () => {
  const source = '---\ntitle: A\ndescription: one: two\n---\nText';
  expect(problemsOf(source)).toEqual([
    'a.md:3:14 The frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings.\n' +
      '  Write description: "one: two"',
  ]);
  expect(parsePage(source, 'a.md')).toMatchObject({ frontmatter: {}, body: 'Text' });
});

test('a reference to nothing is reported at its place, and so are references that multiply without end', () => {
  expect(problemsOf('---\nlang: en\ntitle: *new*\n---\n')).toEqual([
    'a.md:3:8 The frontmatter is not valid YAML: Unresolved alias (the anchor must be set before the alias): new*.\n' +
      '  Write title: "*new*"',
  ]);
  const lines = [
    'a: &a [x, x]',
    ...[...'bcdefghij'].map((name, n) => `${name}: &${name} [${refs('abcdefghi'[n])}]`),
  ];
  expect(problemsOf(`---\n${lines.join('\n')}\n---\n`)).toEqual([
    expect.stringMatching(/^a\.md:3:8 The frontmatter is not valid YAML: Excessive alias count/),
  ]);
});

const refs = (name?: string) => Array(9).fill(`*${name}`).join(', ');

test('frontmatter that is never closed is an error', () => {
  const page = parsePage('---\ntitle: A\n\n# B\n', 'a.md');
  expect(page).toMatchObject({ frontmatter: {}, bodyLine: 1 });
  expect(page.problems.map(formatProblem)).toEqual([
    'a.md:1 The frontmatter has no end, so it would be published as text.\n  Write `---` on a line of its own below the last field. If it is text, leave a line empty above it.',
  ]);
});

test('a password is one text or several; what is none is an error that does not repeat it', () => {
  const read = (yaml: string) => parsePage(`---\n${yaml}\n---\n`, 'a.md');
  expect(read('password: abc').frontmatter.password).toEqual(['abc']);
  expect(read('password: [abc, def]').frontmatter.password).toEqual(['abc', 'def']);
  expect(read('password: false').problems).toEqual([]);
  const expected = 'to be a password in quotes, or a list of passwords, got';
  for (const [value, got] of [
    ['123456', 'a number'],
    ["''", 'an empty text'],
    ['', 'null'],
    ['[]', 'an empty list'],
    ['[987654]', 'a list'],
  ])
    expect(read(`title: A\npassword: ${value}`).problems.map(formatProblem)).toEqual([
      `a.md:3:1 Expected frontmatter field \`password\` ${expected} ${got}.`,
    ]);
});

test('a misspelt password is an error, since the page would be public', () => {
  expect(parsePage('---\npasword: abc\n---\n', 'a.md').problems).toMatchObject([
    { severity: 'error', message: 'Unknown frontmatter field `pasword`.' },
  ]);
});

test('frontmatter that is no list of keys is reported', () => {
  expect(problemsOf('---\njust text\n---\n')).toEqual([
    'a.md:2:1 The frontmatter is not a list of fields.\n' +
      '  Write one `field: value` to a line between the two `---`.',
  ]);
});

test('a wrong value is reported at its key and left out', () => {
  const page = parsePage('---\ntitle: A\nbadge:\n  text: new\n  typ: tip\ndraft: soon\n---\n', 'a.md');
  expect(page.problems.map(formatProblem)).toEqual([
    'a.md:5:3 Unknown frontmatter field `badge.typ`.\n  Did you mean `badge.type`?',
    'a.md:6:1 Expected frontmatter field `draft` to be true or false, got "soon".',
  ]);
  expect(page.frontmatter).toEqual({ title: 'A' });
});

test('a key that looks like a misspelling is kept with a warning; other unknown keys are silent', () => {
  const page = parsePage('---\ntilte: A\nmyOwnKey: 1\n---\n', 'a.md');
  expect(page.problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(page.problems.map(formatProblem)).toEqual([
    'a.md:2:1 Unknown frontmatter field `tilte`.\n  Did you mean `title`?',
  ]);
  expect(page.frontmatter).toEqual({ tilte: 'A', myOwnKey: 1 });
});

test.each([
  ['slug: /x/', 'Write the whole path: `permalink: /guide/page/`.'],
  ['date: last spring', 'Write a date, such as `createTime: 2026/03/01`.'],
  ['sidebar_position: 2', 'Write `order: 2`.'],
  ['weight: 3', 'Write `order: 3`.'],
  ['pagination_next: null', 'Write `next: false`, or the page that comes next.'],
  ['redirect_from: /a/', 'Name old paths in `redirects` of the config.'],
  ['aliases: [/a/, b]', 'Name old paths in `redirects` of the config.'],
])('the field of another generator in %j is told with ours', (field, hint) => {
  const name = field.split(':')[0];
  expect(problemsOf(`---\ntitle: A\n${field}\n---\n`)).toEqual([
    `a.md:3:1 Unknown frontmatter field \`${name}\`.\n  ${hint}`,
  ]);
});

test.each(['2024-01-02', '2024-01-02T10:00:00+08:00', '"2024/01/02 10:00"'])(
  'a `date` of %s is the time a page was written, unless createTime tells it',
  (date) => {
    const { frontmatter, problems } = parsePage(`---\ndate: ${date}\n---\n`, 'a.md');
    expect([frontmatter.createTime, problems]).toEqual([date.replaceAll('"', ''), []]);
    expect(parsePage(`---\ndate: ${date}\ncreateTime: false\n---\n`, 'a.md').frontmatter.createTime).toBe(
      false,
    );
  },
);

test.each([
  ['publish', 'false'],
  ['published', 'false'],
  ['private', 'true'],
  ['visibility', 'private'],
  ['status', 'draft'],
  ['expiryDate', '2020-01-01'],
  ['publishDate', '2999-01-01T10:00:00+08:00'],
])('a page with `%s: %s` would be public, which is an error', (name, value) => {
  expect(parsePage(`---\n${name}: ${value}\n---\n`, 'a.md').problems).toMatchObject([
    {
      severity: 'error',
      message: `Unknown frontmatter field \`${name}\`.`,
      hint: 'Write `draft: true`.',
    },
  ]);
});

test.each(['unlisted: true', 'hidden: true', 'listed: false'])(
  'so is one with `%s`, which is in no list',
  (field) => {
    expect(parsePage(`---\n${field}\n---\n`, 'a.md').problems).toMatchObject([
      {
        severity: 'error',
        hint: 'Write `sitemap: false` and `search: false`, and list the page in no sidebar.',
      },
    ]);
  },
);

test('what other generators write beside our fields, or what changes nothing, is silent', () => {
  const fields = [
    'slug: x\npermalink: /x/',
    'date: last spring\ncreateTime: 2024/01/02',
    'published: true',
    'unlisted: false',
    'hidden: false',
    'hidden: true\nsitemap: false',
    'publishDate: 2020-01-01',
    'status: new',
    'publish: false\ndraft: true',
    'aliases: [Another name]',
  ];
  expect(fields.flatMap((written) => problemsOf(`---\n${written}\n---\n`))).toEqual([]);
});

test('numbers are taken where text is meant', () => {
  expect(parsePage('---\ntitle: 2024\ntags: [1, two]\n---\n', 'a.md').frontmatter).toEqual({
    title: '2024',
    tags: ['1', 'two'],
  });
});

test('bytes that are no UTF-8 are reported with their line', () => {
  const bytes = Buffer.concat([Buffer.from('# 标题\n\n'), Buffer.from([0xd6, 0xd0, 0x0a])]);
  const { text, problems } = decodeUtf8(bytes, 'a.md');
  expect(problems.map(formatProblem)).toEqual([
    'a.md:3 The file is not valid UTF-8.\n  Save it with the encoding UTF-8.',
  ]);
  expect(text).toBe('# 标题\n\n\uFFFD\uFFFD\n');
});

test('a byte order mark does not hide the frontmatter', () => {
  expect(decodeUtf8(Buffer.from('\uFEFF---\n'), 'a.md').text).toBe('---\n');
});
