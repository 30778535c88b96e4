import { afterEach, expect, it, vi } from 'vitest';
import { KEY, revealFoundPassage } from './found-passage.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  'null',
  '5',
  '{',
  '{"path":"/a/"}',
  '{"path":"/a/","id":"b","found":5}',
  '{"path":"/a/","id":"b","found":[null]}',
  '{"path":"/a/","id":{},"found":["c"]}',
  '{"path":"/other/","id":"b","found":["c"]}',
])('shows nothing when storage holds %s, and forgets it', (text) => {
  const stored = new Map([[KEY, text]]);
  vi.stubGlobal('location', { pathname: '/a/' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  expect(revealFoundPassage()).toBeUndefined();
  expect(stored.size).toBe(0);
});
