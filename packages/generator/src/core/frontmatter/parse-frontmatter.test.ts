import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldOf, frontmatterSchema } from '../contracts/frontmatter.ts';
import { parseFrontmatter } from './parse-frontmatter.ts';
import { parsePage } from './read-page.ts';

it.each([
  'pwd: secret-secret',
  'pass: secret-secret',
  'Password: secret-secret',
  'passwords: [secret-secret]',
  'password: 12345678',
  'password:',
  'password: " "',
  'PASSWORD: secret-secret',
  'passwd: secret-secret',
  '密码: secret-secret',
  'encrypt: true',
  'Encrypted: yes',
  'locked: true',
  'password: []',
  'password: [broken',
  'password: { a: b }',
  'password: secret\npassword: secret',
])('a page that was to be locked does not become public by a slip: %j', (line) => {
  const { problems } = parsePage(`---\ntitle: Own\n${line}\n---\n`, 'own.md');
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error' }));
});

it('says what to type where a field only looks like a lock, with its place', () => {
  const told = (line: string) => parsePage(`---\ntitle: Own\n${line}\n---\n`, 'own.md').problems;
  expect(told('encrypt: true')).toEqual([
    {
      severity: 'error',
      code: 'unlocked-field',
      message: 'The frontmatter field `encrypt` locks nothing.',
      hint: 'Write `password: env:NAME`, or lock the page by `encrypt.rules` in the config.',
      option: ['encrypt'],
      file: 'own.md',
      line: 3,
      column: 1,
    },
  ]);
  expect(told('encrypt: true\npassword: secret-secret')).toEqual([]);
  expect(told('encrypt: false')).toEqual([]);
});

it('nor by a frontmatter without an end', () => {
  const unclosed = (line: string) => parsePage(`---\ntitle: Own\n${line}\n\ntext\n`, 'own.md').problems;
  expect(unclosed('password: secret-secret')).toMatchObject([{ severity: 'error' }]);
  expect(unclosed('mood: calm')).toMatchObject([{ severity: 'error' }]);
});

it.each([
  ['list: [a]', { list: ['a'] }, 0],
  ['list: [a]\npageLayout: friends', { pageLayout: 'friends' }, 1],
  ['list: [a]\nfriends: true', { friends: true, pageLayout: 'friends' }, 1],
  ['list: [1]', { list: [1] }, 0],
  ['list: [a]\norder: first', { list: ['a'] }, 1],
])('a field of one layout is the author’s own elsewhere: %j', (yaml, frontmatter, mistakes) => {
  const list = z.array(z.number()).optional().meta(fieldOf('friends'));
  const parsed = parseFrontmatter(yaml, 'a.md', frontmatterSchema({ list, friends: z.boolean().optional() }));
  expect(parsed.frontmatter).toEqual(frontmatter);
  expect(parsed.problems).toHaveLength(mistakes);
});

it('fields that are never absent are there, whatever else is written', () => {
  const mood = z.string().default('calm');
  const read = (yaml: string) => parseFrontmatter(yaml, 'a.md', frontmatterSchema({ mood })).frontmatter;
  expect([read('title: A'), read('title: B\nown: 1'), read('mood: high')]).toEqual([
    { title: 'A', mood: 'calm' },
    { title: 'B', mood: 'calm', own: 1 },
    { mood: 'high' },
  ]);
});

it.each([
  ['layout: home', 'home'],
  ['home: true', 'home'],
  ['layout: false', false],
  ['layout: Layout', undefined],
  ['layout: Layout\nhome: true', 'home'],
  ['layout: Layout\npageLayout: friends', 'friends'],
])('the layout has the names of other generators, their default one too: %j', (yaml, layout) => {
  const { frontmatter, problems } = parseFrontmatter(yaml, 'a.md', frontmatterSchema({}));
  expect([frontmatter.pageLayout, problems]).toEqual([layout, []]);
});

it('a field may have a name that all objects have', () => {
  const { frontmatter, problems } = parsePage('---\nconstructor: no\n---\n', 'a.md');
  expect([frontmatter, problems]).toEqual([{ constructor: 'no' }, []]);
});

const fields = (yaml: string) => {
  const { frontmatter, problems } = parseFrontmatter(yaml, 'a.md', frontmatterSchema());
  return [frontmatter, problems.map(({ severity, code }) => `${severity} ${code}`)];
};

it.each([
  ['tags: guide', { tags: ['guide'] }],
  ['tags: "a, b，c"', { tags: ['a', 'b', 'c'] }],
  ['tags: [[a, b], [c]]', { tags: ['a', 'b', 'c'] }],
  ['tags: [{ name: a }, { text: b }]', { tags: ['a', 'b'] }],
  ['title:\ndescription: ~\nsidebar:\nprev:', {}],
  ['title: true', { title: 'true' }],
  ['description: [one]', { description: 'one' }],
  ['order: "2"\nsticky: "10"', { order: 2, sticky: 10 }],
  ['search: "yes"\nsitemap: "no"', { search: true, sitemap: false }],
  ['prev: { label: Back, link: /a/ }', { prev: { text: 'Back', link: '/a/' } }],
  ['badge: { text: New, variant: tip }', { badge: { text: 'New' } }],
  ['icon: { name: book }', { icon: 'book' }],
  ['head: [{ tag: meta, attrs: { name: a } }]', { head: [['meta', { name: 'a' }]] }],
  ['layout: post', { layout: 'post' }],
])('values of other generators are understood: %j', (yaml, frontmatter) => {
  expect(fields(yaml)).toEqual([frontmatter, []]);
});

it.each([
  ['sidebar: { order: 2, label: First }', { order: 2 }, 'invalid-frontmatter'],
  ['title: [a, b]', {}, 'invalid-frontmatter'],
  ['list:\n\t- a', { list: ['a'] }, 'frontmatter-yaml'],
  ['title: A\ntitle: B', { title: 'B' }, 'frontmatter-yaml'],
])('what nothing stands for ends no build: %j', (yaml, frontmatter, code) => {
  expect(fields(yaml)).toEqual([frontmatter, [`warning ${code}`]]);
});

it.each([
  'draft:',
  "draft: 'yes'",
  'draft: { value: true }',
  'draft: true\ndraft: false',
  'a:\n\tpassword: secret-secret',
  'title: A\ntitle: B\nhidden: true',
  'title: A: B',
])('what may keep a page from readers is never guessed: %j', (yaml) => {
  expect(parseFrontmatter(yaml, 'a.md', frontmatterSchema()).problems).toContainEqual(
    expect.objectContaining({ severity: 'error' }),
  );
});

it.each(['image: !!binary aGk=', 'tags: !!set { a, b }', 'a: &a [*a]'])(
  'a value that only YAML knows is left out with a warning: %s',
  (line) => {
    const { frontmatter, problems } = parsePage(`---\ntitle: Own\n${line}\n---\n`, 'own.md');
    expect(frontmatter.title).toBe('Own');
    expect(Object.keys(frontmatter)).not.toContain(line.split(':')[0]);
    expect(problems).toMatchObject([{ severity: 'warning', code: 'invalid-frontmatter', line: 3 }]);
  },
);

it('but beside a field that keeps the page from readers, it is an error', () => {
  const { problems } = parsePage('---\nencrypt: !!binary aGk=\n---\n', 'own.md');
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error' }));
});
