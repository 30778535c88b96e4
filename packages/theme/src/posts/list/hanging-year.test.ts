import { expect, it } from 'vitest';
import { hangingYear } from './hanging-year.ts';

const at = (date: string, sticky?: number) => ({ createTime: Date.parse(date), sticky });

it('hangs a year beside the first of its posts, and none beside pinned ones', () => {
  const posts = [at('2020-01-01', 1), at('2026-05-01'), at('2026-01-01'), at('2025-12-31')];
  expect(posts.map((_, index) => hangingYear(posts, index))).toEqual([undefined, 2026, undefined, 2025]);
});
