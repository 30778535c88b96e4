import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createShownFiles, filesShownBy } from './shown-files.ts';

test('a file is shown until all are concealed, and its pages tell whether it is shown again', () => {
  const files = createShownFiles();
  const before = files.now;
  before.add('/a.png');
  files.note('/a/', ['/a.png']);
  expect(files.isShown('/a.png')).toBe(true);
  expect(files.pagesToAsk('/a.png')).toEqual([]);
  files.conceal();
  before.add('/a.png');
  expect(files.isShown('/a.png')).toBe(false);
  expect(files.pagesToAsk('/a.png')).toEqual(['/a/']);
  expect(files.pagesToAsk('/b.png')).toEqual([]);
});

test('the colours of code belong to no page: to ask for them renders none again', () => {
  const assets = ['/docs/@fs/theme/tabs.css', '/docs/@id/__x00__virtual:bifolio/code.css', '/docs/own.css'];
  const config = { root: '/site', sourceDir: '/site/pages', base: '/docs/' };
  expect(filesShownBy({ asked: [], assets }, config)).toEqual(['/theme/tabs.css', join('/site/own.css')]);
});
