import { expect, it } from 'vitest';
import { formatProblem } from '../../errors/bifolio-error.ts';
import { parsePage } from '../read-page.ts';

const TOML = [
  '+++',
  'title = "A: b"',
  'date = 2024-01-05',
  'draft = true',
  'tags = [',
  '  "one",',
  ']',
  '',
  '[params]',
  'wide = true',
  '+++',
  '# A',
].join('\n');

it('frontmatter in TOML is read, and the line of the body is known', () => {
  const { frontmatter, body, bodyLine, problems } = parsePage(TOML, 'a.md');
  expect(frontmatter).toMatchObject({
    title: 'A: b',
    draft: true,
    tags: ['one'],
    createTime: '2024-01-05',
  });
  expect({ body, bodyLine, problems }).toEqual({ body: '# A', bodyLine: 12, problems: [] });
});

it.each([
  ['{\n"title": "A",\n"tags": ["x"]\n}\n\ntext\n', 5],
  [';;;\n"title": "A",\n"tags": ["x"]\n;;;\n\ntext\n', 5],
  ['{\r\n"title": "A",\r\n"tags": ["x"]\r\n}\r\n\r\ntext\r\n', 5],
])('frontmatter in JSON is read: %j', (source, line) => {
  const { frontmatter, body, bodyLine, problems } = parsePage(source, 'a.md');
  expect({ frontmatter, bodyLine, problems, text: body.trim() }).toEqual({
    frontmatter: { title: 'A', tags: ['x'] },
    bodyLine: line,
    problems: [],
    text: 'text',
  });
});

it.each([
  ['+++\ntitle = "A"\ndraft = "yes please"\n+++\n', 'a.md:3:1'],
  ['{\n"title": "A",\n"draft": "yes please"\n}\n', 'a.md:3:1'],
])('a value that is wrong is told with its line: %j', (source, place) => {
  const [problem] = parsePage(source, 'a.md').problems.map(formatProblem);
  expect(problem).toContain(place);
});

it('a password in another format locks the page', () => {
  for (const source of [
    '+++\npassword = "secret-secret"\n+++\n',
    '{\n"password": "secret-secret"\n}\n',
    ';;;\n"password": "secret-secret"\n;;;\n',
  ])
    expect(parsePage(source, 'a.md').frontmatter.password).toEqual(['secret-secret']);
});

it('a diff and braces of a text are no frontmatter', () => {
  for (const source of ['+++ b/file\n', '{title}\n', '+++\n\ntext\n'])
    expect(parsePage(source, 'a.md').body).toBe(source);
});
