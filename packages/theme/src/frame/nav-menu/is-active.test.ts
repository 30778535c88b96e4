import { expect, it } from 'vitest';
import { isActive } from './is-active.ts';

it('marks an entry on its page, below it, and where its pattern fits', () => {
  expect(isActive({ link: '/guide/' }, '/guide/', '/')).toBe(true);
  expect(isActive({ link: '/guide/' }, '/guide/write/', '/')).toBe(true);
  expect(isActive({ link: '/guide/intro/', activeMatch: '^/guide/' }, '/guide/write/', '/')).toBe(true);
  expect(isActive({ link: '/guide/intro/' }, '/guide/write/', '/')).toBe(false);
});

it('marks a home on itself only', () => {
  expect(isActive({ link: '/en/' }, '/en/', '/en/')).toBe(true);
  expect(isActive({ link: '/en/' }, '/en/guide/', '/en/')).toBe(false);
  expect(isActive({}, '/', '/')).toBe(false);
});
