import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { createDevModuleFiles, fileAddress } from './dev-assets.ts';

it('serves files whose names have characters that mean something in a URL', () => {
  expect(fileAddress('/docs/', '/site/图 #1?%.png')).toBe('/docs/@fs/site/%E5%9B%BE%20%231%3F%25.png');
  expect(fileAddress('/', 'C:/site/a.png')).toBe('/@fs/C:/site/a.png');
});

const root = mkdtempSync(join(tmpdir(), 'module-files-'));
const files = ['a.png', "Tom's (1).png"].map((name) => join(root, name));
for (const file of files) writeFileSync(file, 'x');

const vite = {
  config: { assetsInclude: (path: string) => path.endsWith('.png') },
  environments: {
    ssr: { moduleGraph: { getModulesByFile: (path: string) => new Set(files.includes(path) ? [{}] : []) } },
  },
} as unknown as ViteDevServer;

it('finds the files that a document names, each once', () => {
  const { filesIn } = createDevModuleFiles(vite, { root, base: '/docs/' });
  const text =
    '<img src="/docs/a.png?t=5" srcSet="/docs/a.png 1x"/> <img src="/docs/Tom&#x27;s%20(1).png"/> /docs/b.png';
  expect(filesIn(text)).toEqual(files);
});

it('seals files of a locked page in attributes, sets of images, styles and props of islands alike', async () => {
  const { sealIn } = createDevModuleFiles(vite, { root, base: '/docs/' });
  const sealed = await sealIn(
    [
      '<img src="/docs/a.png" srcSet="/docs/a.png 1x, /docs/a.png?t=5 2x"/>',
      '<bi-island props="{&quot;src&quot;:&quot;/docs/a.png&quot;}"></bi-island>',
      '<p style="background:url(/docs/a.png)"></p>',
      '<img src="/docs/Tom&#x27;s%20(1).png"/> <a href="/docs/b.png">/docs/ab.png</a>',
    ].join('\n'),
    async (path) => `/sealed/${files.indexOf(path)}`,
  );
  expect(sealed).toBe(
    [
      '<img src="/sealed/0" srcSet="/sealed/0 1x, /sealed/0 2x"/>',
      '<bi-island props="{&quot;src&quot;:&quot;/sealed/0&quot;}"></bi-island>',
      '<p style="background:url(/sealed/0)"></p>',
      '<img src="/sealed/1"/> <a href="/docs/b.png">/docs/ab.png</a>',
    ].join('\n'),
  );
});
