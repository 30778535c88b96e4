import { expect, it } from 'vitest';
import { parsePage } from './read-page.ts';

const told = (source: string) =>
  parsePage(source, 'a.md').problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`);

it.each([
  ['+++\ntitle = A\n+++\n# A\n', 'error 1 The frontmatter between `+++` is not valid TOML'],
  ['+++\ndraft = true\n', 'error 1 The frontmatter between `+++` is not valid TOML'],
  ['# A\n\n+++\ndraft = true\n+++\n', 'error 3 The frontmatter between `+++` is not valid TOML'],
  ['# A\n\n---\ntitle: A\ntags:\n  - b\n- c\n---\n', 'error 3 The frontmatter does not begin the file'],
  ['\r\n\r\n---\r\ntitle: A\r\n---\r\n', 'error 3 The frontmatter does not begin the file'],
  [' ---\ntitle: A\n---\n', 'error 1 The frontmatter does not begin the file'],
  ['<!-- note -->\n---\npassword: secret-secret\n---\n', 'error 2 The frontmatter does not begin the file'],
  ['———\ntitle：A\n———\n', 'error 1 The frontmatter begins with "———"'],
  ['----\ntitle: A\n----\n', 'error 1 The frontmatter begins with "----"'],
  ['---\ntitle：A\n\ntext\n', 'error 1 The frontmatter has no end'],
  ['---\nmood: calm\n...\ntext\n', 'error 1 The frontmatter has no end'],
  ['---yaml\npassword: secret-secret\n---\n', 'error 1 The frontmatter begins with "---yaml"'],
  ['--- yaml\nmood: calm\n---\n', 'error 1 The frontmatter begins with "--- yaml"'],
  ['---json\n{ "mood": 1 }\n---\n', 'error 1 The frontmatter begins with "---json"'],
  ['--- # of the page\ntitle: A\n---\n', 'error 1 The frontmatter begins with "--- # of the page"'],
  ['---yaml\rpassword: secret-secret\r---\r', 'error 1 The frontmatter begins with "---yaml"'],
  [';;;\n"title": "A",\n;;;\n', 'error 1 The frontmatter is not valid JSON'],
  ['{\n  "title": "A",\n}\n', 'error 1 The frontmatter is not valid JSON'],
  ['{\n  "password": "secret-secret" }\n', 'error 1 The frontmatter is not valid JSON'],
  ['title: A\npassword: secret-secret\n---\ntext\n', 'error 1 The frontmatter has no beginning'],
  ['<!--\n  A license\n-->\n---\ntitle: A\n---\n', 'error 4 The frontmatter does not begin the file'],
  ['import A from "./a";\n\n---\ntitle: A\n---\n', 'error 3 The frontmatter does not begin the file'],
  ['{/* note */}\n---\nPasswords: [a]\n---\n', 'error 2 The frontmatter does not begin the file'],
])('a frontmatter that is none is told with its line: %j', (source, message) => {
  expect(told(source)).toEqual([expect.stringContaining(message)]);
});

it.each([
  '# A\n\n---\n\nNote: text\n\n---\n',
  '# A\n\n---\ntitle: A\n',
  '# A\n\n---\nmood: calm\n---\n',
  'text\n\n---\ntitle: A\n---\n',
  '+++ b/file\n',
  '- title: A\n',
  '---\n\nNote: text\n',
  '--- text ---\n\nNote: text\n',
  'title: A\n---\n\ntext\n',
  'Note: A\nTip: B\n---\n\ntext\n',
  '{title}\n',
])('what only looks a little like one is text: %j', (source) => {
  expect(told(source)).toEqual([]);
});

it.each([
  '\uFEFF---\ntitle: A\npassword: secret-secret\n---\ntext\n',
  '\uFEFF\uFEFF---\ntitle: A\npassword: secret-secret\n---\ntext\n',
  '---\rtitle: A\rpassword: secret-secret\r---\rtext\r',
  '---\r\ntitle: A\r\npassword: secret-secret\r\n---\r\ntext\r\n',
  '---  \ntitle: A\npassword: secret-secret\n---\t\ntext\n',
  '---\u00A0\ntitle: A\npassword: secret-secret\n---\u3000\ntext\n',
])('what editors leave around a frontmatter does not keep it from being read: %j', (source) => {
  const { frontmatter, body, bodyLine, problems } = parsePage(source, 'a.md');
  expect({ frontmatter, body: body.trim(), bodyLine, problems }).toEqual({
    frontmatter: { title: 'A', password: ['secret-secret'] },
    body: 'text',
    bodyLine: 5,
    problems: [],
  });
});
