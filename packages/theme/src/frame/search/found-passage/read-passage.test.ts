import { expect, it } from 'vitest';
import { readPassage } from './read-passage.ts';

it.each([
  'null',
  '5',
  '{',
  '{"path":"/a/"}',
  '{"path":"/a/","id":"b","found":5}',
  '{"path":"/a/","id":"b","found":[null]}',
  '{"path":"/a/","id":{},"found":["c"]}',
  '{"path":"/other/","id":"b","found":["c"]}',
])('no passage of a page is in %s', (stored) => {
  expect(readPassage(stored, '/a/')).toBeUndefined();
});

it('reads the passage of a page', () => {
  const passage = { path: '/a/', id: 'b', found: ['c'] };
  expect(readPassage(JSON.stringify(passage), '/a/')).toEqual(passage);
});
