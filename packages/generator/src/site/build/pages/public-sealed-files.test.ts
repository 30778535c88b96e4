import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSite } from '../../../cli/fixtures/site.ts';
import { publicName } from '../../images/publish-image.ts';
import { publicSealedFiles } from './public-sealed-files.ts';

const NOTHING = { modules: new Map<string, string>(), named: new Set<string>() };
const told = (file: string, name: string) => ({
  file: 'secret.md',
  message: `This page is locked, but a page without a lock shows its file "${file}" too, as /assets/${name}`,
});

test('a file of a locked page that an open page publishes too is told with the page, the file and its URL', () => {
  const root = createSite({ 'dist/assets/a-1.png': 'x' });
  const sealedFiles = ['a', 'b'].map((name) => ({
    page: 'secret.md',
    name: `${name}-1.png`,
    path: `${root}/img/${name}.png`,
  }));
  const published = { root, outDir: `${root}/dist`, ...NOTHING };
  expect(publicSealedFiles({ sealedFiles, sealedModuleFiles: [] }, published)).toMatchObject([
    told('img/a.png', 'a-1.png'),
  ]);
});

test('it is told whether Markdown or a module shows it, on either page', () => {
  const root = createSite({
    'img/a.png': 'a',
    'server/assets/a-12345678.png': 'a',
    'server/assets/b-12-45678.png': 'b',
    'server/assets/c-12345678.png': 'c',
  });
  const name = (file: string) => publicName(file, readFileSync(`${root}/server/assets/${file}`));
  const modules = new Map(
    ['a-12345678', 'b-12-45678', 'c-12345678'].map((file) => [
      `/docs/assets/${file}.png`,
      `${root}/server/assets/${file}.png`,
    ]),
  );
  const published = { root, outDir: `${root}/dist`, modules };
  const sealedFiles = [
    { page: 'secret.md', name: publicName('a.png', Buffer.from('a')), path: `${root}/img/a.png` },
  ];
  const sealedModuleFiles = ['b-12-45678', 'c-12345678'].map((file) => ({
    page: 'secret.md',
    address: `/docs/assets/${file}.png`,
  }));
  const named = new Set(['/docs/assets/a-12345678.png', '/docs/assets/b-12-45678.png']);
  expect(name('a-12345678.png')).not.toBe('a-12345678.png');
  expect(publicSealedFiles({ sealedFiles, sealedModuleFiles }, { ...published, named })).toMatchObject([
    told('img/a.png', 'a-12345678.png'),
    told('b.png', 'b-12-45678.png'),
  ]);
});
