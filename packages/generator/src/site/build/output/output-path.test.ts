import { expect, test } from 'vitest';
import { outputPath, redirectPath } from './output-path.ts';

test('a page is the index of its folder, the 404 page a file', () => {
  expect(outputPath('/')).toBe('index.html');
  expect(outputPath('/guide/intro/')).toBe('guide/intro/index.html');
  expect(outputPath('/404.html')).toBe('404.html');
});

test('an old address without an extension is a folder, which hosts find with and without slash', () => {
  expect(redirectPath('/old.html')).toBe('old.html');
  expect(redirectPath('/old/')).toBe('old/index.html');
  expect(redirectPath('/old')).toBe('old/index.html');
  expect(redirectPath('/old.php')).toBe('old.php/index.html');
});
