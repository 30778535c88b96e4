import { expect, test } from 'vitest';
import { createShownFiles } from './shown-files.ts';

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
