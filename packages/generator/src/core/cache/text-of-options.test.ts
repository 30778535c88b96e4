import { expect, test } from 'vitest';
import { textOfOptions } from './text-of-options.ts';

test('options that stand within themselves are text all the same', () => {
  const plugin: Record<string, unknown> = { name: 'own' };
  plugin.api = { plugin };
  expect(textOfOptions({ plugins: [plugin] })).toBe(
    '{"plugins":[{"name":"own","api":{"plugin":"named above"}}]}',
  );
});

test('a regular expression counts by its source and flags', () => {
  expect(textOfOptions([/a/])).not.toBe(textOfOptions([/b/]));
  expect(textOfOptions([/a/])).not.toBe(textOfOptions([/a/i]));
});

test('a function counts by its source', () => {
  expect(textOfOptions({ f: () => 1 })).not.toBe(textOfOptions({ f: () => 2 }));
});
