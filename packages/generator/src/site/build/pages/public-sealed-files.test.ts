import { expect, test } from 'vitest';
import { createSite } from '../../../cli/fixtures/site.ts';
import { publicSealedFiles } from './public-sealed-files.ts';

test('a file of a locked page that an open page publishes too is told with the page, the file and its URL', () => {
  const root = createSite({ 'dist/assets/a-1.png': 'x' });
  const sealed = ['a', 'b'].map((name) => ({
    page: 'secret.md',
    name: `${name}-1.png`,
    path: `${root}/img/${name}.png`,
  }));
  expect(publicSealedFiles(sealed, `${root}/dist`, root)).toMatchObject([
    {
      file: 'secret.md',
      message:
        'This page is locked, but a page without a lock shows its file "img/a.png" too, as /assets/a-1.png',
    },
  ]);
});
