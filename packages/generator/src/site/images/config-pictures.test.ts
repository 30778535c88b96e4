import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem } from '../../core/errors/bifolio-error.ts';
import { loadConfig } from '../config/load.ts';
import { configPictureProblems } from './config-pictures.ts';

const root = mkdtempSync(join(tmpdir(), 'bifolio-config-pictures-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'public'));
writeFileSync(join(root, 'public/there.svg'), '');
writeFileSync(join(root, 'public/苗 1.svg'), '');

/** The smallest theme with pictures. */
const THEME =
  "const theme = ({ navbar, locales = {}, ...rest }) => ({ name: 'plain', server: '/plain.tsx', styles: {}, headScript: '', pictureKeys: ['logo', 'logoDark'], locale: (path) => ({ navbar, options: { ...rest, ...locales[path] } }) });";

async function missingIn(lines: readonly string[]) {
  const source = [THEME, 'export default {', ...lines, '};'].join('\n');
  writeFileSync(join(root, 'bifolio.config.mjs'), source);
  return configPictureProblems(await loadConfig(root, { reload: true })).map(formatProblem);
}

const lost = (src: string) =>
  `There is no image at "${src}".\n  Pictures that config and frontmatter name lie in the public folder: put it at public${src}, or correct the path.`;

test('pictures of the config that are nowhere are told with their place and what to do', async () => {
  const problems = await missingIn([
    "  base: '/docs/',",
    "  locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } },",
    "  head: [['link', { rel: 'icon', href: '/docs/tab.svg' }], ['link', { rel: 'icon', href: '/else/a.svg' }]],",
    '  theme: theme({',
    "    logo: '/lost.svg', logoDark: 'https://example.org/dark.svg',",
    "    navbar: [{ text: 'A', link: '/', icon: '/icons/a.png' }, { text: 'B', link: '/', icon: 'mdi:home' }],",
    "    locales: { '/en/': { logo: 'there.svg' } },",
    '  }),',
  ]);
  expect(problems).toEqual([
    `bifolio.config.mjs:8:45 ${lost('/icons/a.png')}`,
    `bifolio.config.mjs:7:12 ${lost('/lost.svg')}`,
    'bifolio.config.mjs:9:33 There is no image at "there.svg".\n  Write its path in the public folder with a slash first: "/there.svg".',
    `bifolio.config.mjs:5:46 ${lost('/tab.svg')}`,
  ]);
});

test('pictures that are there, in any spelling, are no problem', async () => {
  expect(
    await missingIn([
      "  head: [['link', { rel: 'icon', href: '/there.svg?v=2' }]],",
      "  theme: theme({ logo: '/苗 1.svg', logoDark: '/%E8%8B%97%201.svg#x' }),",
    ]),
  ).toEqual([]);
});

test('what is no address of a picture is an error', async () => {
  expect(await missingIn(['  theme: theme({', "    logo: 'javascript:alert(1)',", '  }),'])).toEqual([
    'bifolio.config.mjs:4:12 The image "javascript:alert(1)" isn\'t the URL of an image.\n  Write the path of a file in the public folder, such as "/cover.png", or a URL that begins with https:.',
  ]);
});
