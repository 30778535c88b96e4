import { expect, it } from 'vitest';
import { isActive } from './is-active.ts';
import { isExternal } from './is-external.ts';

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

it('takes a protocol, a new window or a file that is no page for an external link', () => {
  for (const link of ['https://a.b', '//a.b', 'mailto:a@b.c', '/files/report.pdf'])
    expect(isExternal(link)).toBe(true);
  for (const link of ['/guide/', '/a.html', './b.md#c', '#d', '/v1.2/guide/'])
    expect(isExternal(link)).toBe(false);
  expect(isExternal('/guide/', '_blank')).toBe(true);
});
