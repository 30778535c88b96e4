import { expect, test } from 'vitest';
import { isInside } from './is-inside.ts';

test.each([
  ['/site', '/site', true],
  ['/site', '/site/docs/a.md', true],
  ['/', '/site', true],
  ['/site', '/site/..drafts/a.md', true],
  ['/site', '/', false],
  ['/site', '/sites', false],
  ['/site', '/site/../other', false],
])('what lies in %s: %s %s', (folder, path, expected) => {
  expect(isInside(folder, path)).toBe(expected);
});
