import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, loadConfig } from 'bifolio';
import { expect, it } from 'vitest';

const compiled = new URL('../dist/index.js', import.meta.url).href;
const font = new URL('./fixtures/title.otf', import.meta.url).href;

/** A site that draws images. Needs `npm run build:packages`. */
const files = {
  'bifolio.config.mjs': `import { socialImages } from '${compiled}';
export default {
  title: 'Example', hostname: 'https://example.org', git: false,
  extensions: [socialImages({ font: '${font}' })],
};
`,
  'README.md': '# 你好，世界\n\nWords.\n',
  'locked.md': '---\npassword: correct-horse-17-battery\n---\n# 部署\n\nWords.\n',
  'draft.md': '---\ndraft: true\n---\n# 部署\n\nWords.\n',
  'unlisted.md': '---\nsearch: false\n---\n# 部署\n\nWords.\n',
  'own.md': '---\nsocialImage: false\n---\n# 部署\n\nWords.\n',
};

it('builds an image for each page that everybody may find, and none again for another text', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-social-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const build = async () =>
    buildSite(await loadConfig(root), { progress: { start() {}, step() {}, done() {} } });
  const images = () => readdirSync(join(root, 'dist/social'));

  expect((await build()).problems).toEqual([]);
  const [image = '', ...others] = images();
  expect(others).toEqual([]);
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(html).toContain(`<meta property="og:image" content="https://example.org/social/${image}"/>`);
  expect(readFileSync(join(root, 'dist/locked/index.html'), 'utf8')).not.toContain('og:image');
  const before = readFileSync(join(root, 'dist/social', image));
  writeFileSync(join(root, 'README.md'), '# 你好，世界\n\nOther words.\n');
  await build();
  expect(images()).toEqual([image]);
  expect(readFileSync(join(root, 'dist/social', image)).equals(before)).toBe(true);
});
