import { expect, test } from 'vitest';
import { siteAddress } from './serve.ts';

test.each([
  [undefined, 'http://localhost:4173/docs/'],
  ['localhost', 'http://localhost:4173/docs/'],
  ['0.0.0.0', 'http://localhost:4173/docs/'],
  ['::', 'http://localhost:4173/docs/'],
  ['192.168.1.5', 'http://192.168.1.5:4173/docs/'],
  ['::1', 'http://[::1]:4173/docs/'],
])('a site that is served on %s is shown at %s', (host, address) => {
  expect(siteAddress({ port: 4173, host, base: '/docs/' })).toBe(address);
});
