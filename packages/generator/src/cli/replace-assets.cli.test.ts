import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt, serve } from './fixtures/site.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const config = (replaceAssets: string) => `export default { replaceAssets: ${replaceAssets} };\n`;
const hero = `---
pageLayout: home
config:
  - type: hero
    effect: false
    hero: { name: Home, image: /logo.png }
---
`;

test('a build sends readers to another host for images, sound and film, and dev does not', async () => {
  const root = createSite({
    'bifolio.config.mjs': config("'https://cdn.example.org'"),
    'README.md': hero,
    'a.md': '# A\n\n![dot](./dot.png)\n\n<ImageCard image="/logo.png" title="Card" />\n\n[page](./b.md)\n',
    'b.md': '# B\n\n![[/film.mp4]]\n',
    'dot.png': PIXEL,
    'public/logo.png': PIXEL,
    'public/film.mp4': '',
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const page = readBuilt(root, 'a/index.html');
  expect(page).toMatch(/src="https:\/\/cdn\.example\.org\/assets\/dot-[\da-f]{8}\.png"/);
  expect(page).toContain('src="https://cdn.example.org/logo.png"');
  expect(page).toContain('href="/b/"');
  expect(readBuilt(root, 'b/index.html')).toContain('src="https://cdn.example.org/film.mp4"');
  expect(readBuilt(root, 'index.html')).toContain('src="https://cdn.example.org/logo.png"');

  writeFileSync(
    join(root, 'bifolio.config.mjs'),
    config("[{ find: /\\/logo/, replacement: 'https://logo.example.org' }]"),
  );
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('src="https://logo.example.org/logo.png"');
  expect(readBuilt(root, 'a/index.html')).toMatch(/src="\/assets\/dot-/);
  expect(readBuilt(root, 'b/index.html')).toContain('src="/film.mp4"');

  const dev = await serve(['dev', root, '--port', '0']);
  try {
    expect(await (await fetch(`${dev.url}a/`)).text()).toContain('src="/logo.png"');
  } finally {
    await dev.close();
  }
});
