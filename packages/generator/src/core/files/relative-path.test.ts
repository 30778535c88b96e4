import { expect, test } from 'vitest';
import { relativePath, relativeTo } from './relative-path.ts';

test.each(['/site/a/b.md', '/site', '/sites/a.md', '/a.md', '/site/..a.md'])(
  'the way to %s is the same, one by one and for many',
  (file) => expect(relativeTo('/site')(file)).toBe(relativePath('/site', file)),
);

test('from the root of a disk, too', () => {
  expect(relativeTo('/')('/a/b.md')).toBe('a/b.md');
});
