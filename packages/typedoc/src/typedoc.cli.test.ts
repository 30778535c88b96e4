import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSite, loadConfig } from 'bifolio';
import { expect, it } from 'vitest';

const compiled = new URL('../dist/index.js', import.meta.url).href;

/** A site with a reference in two languages, which bundles its theme. Needs `npm run build:packages`. */
const config = `import { typedoc } from '${compiled}';
export default {
  git: false, source: 'pages',
  locales: {
    '/': { lang: 'zh-CN', label: '中文', title: '例', dir: 'zh' },
    '/en/': { lang: 'en-US', label: 'English', title: 'Example', dir: 'en' },
  },
  extensions: [typedoc({
    entryPoints: { zoo: './zoo/index.ts', 'zoo/more': './zoo/more.ts' },
    tsconfig: './zoo/tsconfig.json', folder: ['zh/api', 'en/api'],
  })],
};
`;

it('builds pages whose links lead somewhere, and links prose to them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-typedoc-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  cpSync(new URL('./fixtures/zoo', import.meta.url), join(root, 'zoo'), { recursive: true });
  write('bifolio.config.mjs', config);
  write('pages/zh/README.md', '# 首页\n\n见 `AddOptions`。\n');
  write('pages/en/README.md', '# Home\n\nSee {@link Zoo.add}.\n');
  const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  const { problems } = await buildSite(await loadConfig(root), {
    progress: { start() {}, step() {}, done() {} },
  });
  expect(problems).toMatchObject([
    { message: expect.stringContaining('{@link Ghost}'), file: 'zoo/more.ts', line: 4 },
  ]);
  expect(read('en/index.html')).toContain('<a href="/en/api/zoo/zoo-2/#add"><code>Zoo.add</code></a>');
  expect(read('index.html')).toContain('<a href="/api/zoo/add-options/"><code>AddOptions</code></a>');
  const zoo = read('en/api/zoo/zoo-2/index.html');
  expect(zoo).toMatch(/id="animals".*<code[^>]*>animals<\/code> <code>T\[\]<\/code>/s);
  expect(zoo).toContain('data-lang="ts"');
}, 180_000);
