import { expect, test } from 'vitest';
import { onceEach } from './once-each.ts';

test('what several pages include is told once', () => {
  const link = {
    severity: 'warning',
    code: 'x',
    message: 'Dead.',
    file: 'part.md',
    line: 3,
    column: 5,
  } as const;
  const icon = { severity: 'warning', code: 'x', message: 'No name.', file: 'a.md', line: 1 } as const;
  expect(onceEach([link, icon, { ...link }, { ...link, line: 4 }, icon])).toEqual([
    link,
    icon,
    { ...link, line: 4 },
    icon,
  ]);
});
