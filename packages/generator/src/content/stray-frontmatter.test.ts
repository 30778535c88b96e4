import { expect, it } from 'vitest';
import { parsePage } from './read-page.ts';

const told = (source: string) =>
  parsePage(source, 'a.md').problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`);

it.each([
  ['+++\ntitle = "A"\n+++\n# A\n', 'warning 1 The frontmatter between `+++` is TOML'],
  ['+++\ndraft = true\n+++\n', 'error 1 The frontmatter between `+++` is TOML'],
  ['+++\npassword = "secret-secret"\n+++\n', 'error 1 The frontmatter between `+++` is TOML'],
  ['# A\n\n---\ntitle: A\ntags:\n  - b\n- c\n---\n', 'warning 3 The frontmatter does not begin the file'],
  ['\r\n\r\n---\r\ntitle: A\r\n---\r\n', 'warning 3 The frontmatter does not begin the file'],
  [' ---\ntitle: A\n---\n', 'warning 1 The frontmatter does not begin the file'],
  ['<!-- note -->\n---\npassword: secret-secret\n---\n', 'error 2 The frontmatter does not begin the file'],
  ['———\ntitle：A\n———\n', 'warning 1 The frontmatter begins with "———"'],
  ['----\ntitle: A\n----\n', 'warning 1 The frontmatter begins with "----"'],
  ['---\ntitle：A\n\ntext\n', 'warning 1 The frontmatter has no end'],
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
])('what only looks a little like one is text: %j', (source) => {
  expect(told(source)).toEqual([]);
});
