import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { packTexts } from '../text-pack.ts';
import { filesFor, openSearchIndex } from './index-reader.ts';

afterEach(() => vi.unstubAllGlobals());

const starts = ['a', 'config', 'dark', 'data', 'date', 'day', '深色'];

test.each([
  ['config', [1]],
  ['configuration', [1]],
  ['da', [1, 2, 3]],
  ['dark', [2]],
  ['0', [0]],
  ['zebra', [5]],
  ['深', [5, 6]],
  ['鼠', [6]],
])('terms that begin with %s are in the files %j', (beginning, files) => {
  expect(filesFor(beginning, starts)).toEqual(files);
});

test('an index without terms has no files', () => {
  expect(filesFor('a', [])).toEqual([]);
});

test('a file that could not be fetched is asked for again', async () => {
  const terms = gzipSync(JSON.stringify([['dark', 8]]));
  const answers = [
    Response.json({ edition: 'e1', pages: 1, starts: ['dark'] }),
    new Response(null, { status: 503 }),
    new Response(terms),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers.shift();
  });
  const index = await openSearchIndex('/bifolio-search/en/');
  await expect(index.termsFrom('da')).rejects.toThrow('answers with status 503');
  expect(await index.termsFrom('da')).toEqual([['dark', 8]]);
  expect(await index.termsFrom('dark')).toEqual([['dark', 8]]);
  expect(asked).toEqual(
    ['contents.json', 'e1/terms-0.bin', 'e1/terms-0.bin'].map((file) => `/bifolio-search/en/${file}`),
  );
});

test('texts that lie together are fetched together, and once', async () => {
  const texts = ['/a/', '/b/', '/c/'].map((route) => ({ route, title: route, sections: [] }));
  const [a, b, c] = texts.map((text) => gzipSync(JSON.stringify(text)));
  const files: Record<string, () => Response> = {
    'contents.json': () => Response.json({ edition: 'e1', pages: 3, together: 2, starts: [] }),
    'e1/page-0.bin': () => new Response(new Uint8Array(packTexts([a, b] as Buffer[], 2))),
    'e1/page-2.bin': () => new Response(new Uint8Array(packTexts([c] as Buffer[], 2))),
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.replace('/bifolio-search/en/', '');
    asked.push(name);
    return files[name]?.();
  });
  const index = await openSearchIndex('/bifolio-search/en/');
  expect(await Promise.all([2, 1, 0].map((page) => index.text(page)))).toEqual(texts.reverse());
  expect(asked).toEqual(['contents.json', 'e1/page-2.bin', 'e1/page-0.bin']);
});
