import { expect, it } from 'vitest';
import { parsePage } from './read-page.ts';

it.each([
  'pwd: secret-secret',
  'pass: secret-secret',
  'Password: secret-secret',
  'passwords: [secret-secret]',
  'password: 12345678',
  'password:',
  'password: []',
  'password: [broken',
  'password: { a: b }',
  'password: secret\npassword: secret',
])('a page that was to be locked does not become public by a slip: %j', (line) => {
  const { problems } = parsePage(`---\ntitle: Own\n${line}\n---\n`, 'own.md');
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error' }));
});

it('nor by a frontmatter without an end', () => {
  const unclosed = (line: string) => parsePage(`---\ntitle: Own\n${line}\n\ntext\n`, 'own.md').problems;
  expect(unclosed('password: secret-secret')).toMatchObject([{ severity: 'error' }]);
  expect(unclosed('mood: calm')).toMatchObject([{ severity: 'warning' }]);
});
