import { expect, it } from 'vitest';
import { permalinkRoute } from '../../../core/routing/page-route.ts';
import { tagRoutes } from './tag-routes.ts';

const slug = (name: string, ...others: string[]) =>
  tagRoutes('/blog/tags/', [name, ...others])
    .get(name)
    ?.slice('/blog/tags/'.length, -1);

it('keeps plain tags readable, Chinese and emoji too', () => {
  expect(slug('react')).toBe('react');
  expect(slug('前端')).toBe('前端');
  expect(slug('🎉')).toBe('🎉');
});

it('keeps tags apart that differ only in marks or case', () => {
  expect(slug('c')).toBe('c');
  expect(slug('C#', 'c')).toMatch(/^c-[\da-f]{6}$/);
  const routes = tagRoutes('/', ['React', 'react', 'REACT']);
  expect(new Set([...routes.values()].map((route) => route.toLowerCase())).size).toBe(3);
});

it.each(['a/b', '#', '?', 'a\\b', '%', '..', 'x'.repeat(200), '标'.repeat(200), 'a\nb', '-', '<script>'])(
  'finds an address for %j that is one name of a path',
  (name) => {
    const found = slug(name) ?? '';
    expect(found).not.toMatch(/[/\\#?%]|^\.*$/);
    expect(Buffer.byteLength(found)).toBeLessThan(160);
    expect(permalinkRoute(`/blog/tags/${found}/`, { path: '/' })).toEqual({ route: `/blog/tags/${found}/` });
  },
);
