import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePage } from '../../../core/frontmatter/read-page.ts';
import { testPage } from '../../graph/fixtures/test-site.ts';
import { frontmatterImageProblems } from './frontmatter-images.ts';

const root = mkdtempSync(join(tmpdir(), 'bifolio-pictures-'));
const theme = {
  name: 'small',
  server: '',
  styles: {},
  headScript: '',
  frontmatter: { hero: z.unknown(), config: z.unknown(), banner: z.unknown() },
  pictureKeys: ['src', 'light', 'dark', 'banner', 'avatar'],
  locale: () => ({ options: {} }),
};
const folders = { root, sourceDir: root, publicDir: join(root, 'public'), theme };
mkdirSync(folders.publicDir);
mkdirSync(join(root, 'zh'));
writeFileSync(join(folders.publicDir, 'there is.png'), '');
afterAll(() => rmSync(root, { recursive: true }));

function problemsIn(source: string) {
  writeFileSync(join(root, 'zh/a.md'), source);
  const page = { ...testPage('zh/a.md'), frontmatter: parsePage(source, 'zh/a.md').frontmatter };
  return frontmatterImageProblems(page, folders);
}

const missingIn = (source: string) =>
  problemsIn(source)
    .map(({ message, line, column }) => `${line}:${column} ${message}`)
    .sort();
const hintsIn = (source: string) => problemsIn(source).map(({ hint }) => hint);

it('names pictures of a home page that are nowhere, once each, with their place', () => {
  const source = `---
layout: home
mine: { src: /nobody-reads-this.png }
hero: { name: A, image: { light: /there%20is.png?v=1, dark: /dark.png } }
config:
  - type: banner
    banner: /sea.jpg
  - type: profile
    avatar: /sea.jpg
  - type: custom
    link: /guide/
    icon: https://a.example/b.png
---
`;
  expect(missingIn(source)).toEqual([
    '4:61 There is no image at "/dark.png".',
    '7:13 There is no image at "/sea.jpg".',
  ]);
  expect(missingIn(source.replace('layout: home', 'layout: doc'))).toEqual([]);
});

it('counts relative pictures from the address of the page, and says how to write them', () => {
  writeFileSync(join(folders.publicDir, 'leaf.svg'), '');
  const frontmatter = (image: string) => `---\nlayout: home\nhero: { name: A, src: ${image} }\n---\n`;
  expect(missingIn(frontmatter('../leaf.svg'))).toEqual([]);
  expect(missingIn(frontmatter('leaf.svg'))).toEqual(['3:23 There is no image at "leaf.svg".']);
  expect(hintsIn(frontmatter('leaf.svg'))).toEqual([
    'Write its path in the public folder with a slash first: "/leaf.svg".',
  ]);
});

it('names the icon of any page that is nowhere', () => {
  expect(missingIn('---\nicon: /icons/a.svg\n---\n')).toEqual(['2:7 There is no image at "/icons/a.svg".']);
  expect(missingIn('---\nicon: mdi:home\n---\n')).toEqual([]);
});

it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,<b>', 'file:///a.png', 'vbscript:a'])(
  'refuses what is no address of a picture, on every layout: %s',
  (src) => {
    const source = `---\ntitle: A\nmine: { src: "${src}" }\nhero: { image: { light: /there%20is.png } }\nbanner: "${src}"\n---\n`;
    expect(problemsIn(source)).toMatchObject([
      {
        severity: 'error',
        code: 'unsafe-image',
        message: `The image "${src}" isn't the URL of an image.`,
        file: 'zh/a.md',
      },
    ]);
    expect(problemsIn(source.replaceAll(src, 'data:image/png;base64,AA=='))).toEqual([]);
  },
);
