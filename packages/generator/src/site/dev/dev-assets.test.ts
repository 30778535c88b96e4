import { expect, it } from 'vitest';
import { fileAddress } from './dev-assets.ts';

it('serves files whose names have characters that mean something in a URL', () => {
  expect(fileAddress('/docs/', '/site/图 #1?%.png')).toBe('/docs/@fs/site/%E5%9B%BE%20%231%3F%25.png');
  expect(fileAddress('/', 'C:/site/a.png')).toBe('/@fs/C:/site/a.png');
});
