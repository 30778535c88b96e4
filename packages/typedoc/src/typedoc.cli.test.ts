import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSite, loadConfig } from 'bifolio';
import { expect, it } from 'vitest';

const compiled = new URL('../dist/index.js', import.meta.url).href;

/** A site with a reference in two languages, which bundles its theme. Needs `npm run build:packages`. */
const config = `import { typedoc } from '${compiled}';
export default {
  git: false, source: 'pages', untranslated: ['en/*.md'],
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
  write('pages/en/locked.md', '---\npassword: correct-horse-17-battery\n---\n# Canary\n\n`Zoo`\n');
  write('pages/en/draft.md', '---\ndraft: true\n---\n# Canary\n\n`Zoo`\n');
  write('pages/en/unlisted.md', '---\nsearch: false\n---\n# Canary\n\n`Zoo`\n');
  write('pages/en/part.md', '# Canary\n\n::: encrypt password="correct-horse-17-battery"\nThe `Zoo`.\n:::\n');
  const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  const build = async (keptSources = false) =>
    buildSite(
      { ...(await loadConfig(root, { reload: true })), keptSources },
      { progress: { start() {}, step() {}, done() {} } },
    );
  const { problems } = await build();
  expect(problems).toMatchObject([
    { message: expect.stringContaining('{@link Ghost}'), file: 'zoo/more.ts', line: 4 },
  ]);
  expect(read('en/index.html')).toContain('<a href="/en/api/zoo/zoo-2/#add"><code>Zoo.add</code></a>');
  expect(read('index.html')).toContain('<a href="/api/zoo/add-options/"><code>AddOptions</code></a>');
  const zoo = read('en/api/zoo/zoo-2/index.html');
  expect(zoo).toMatch(/id="animals".*<code[^>]*>animals<\/code>\s+<span class="typedoc-type">T\[\]<\/span>/s);
  expect(zoo).toContain('data-lang="ts"');
  const mentions = (html: string) =>
    [...(/id="mentioned".*?<ul>(.*?)<\/ul>/s.exec(html)?.[1] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(
      ([, one]) => one,
    );
  // Pages that are locked, drafts or unlisted, and those with a locked part, are not named.
  expect(mentions(zoo)).toEqual(['<a href="/en/">Home</a>']);
  expect(read('api/zoo/add-options/index.html')).toMatch(/提到它的页面.*<a href="\/">首页<\/a>/s);

  // With the rows that are kept, TypeScript stands still, and links are what they were.
  rmSync(join(root, 'zoo'), { recursive: true });
  write('pages/en/more.md', '# More\n\n`Zoo.add`\n');
  await build(true);
  expect(read('en/more/index.html')).toContain('<a href="/en/api/zoo/zoo-2/#add"><code>Zoo.add</code></a>');
  cpSync(new URL('./fixtures/zoo', import.meta.url), join(root, 'zoo'), { recursive: true });

  rmSync(join(root, 'pages/en/more.md'));
  write('pages/en/README.md', '# Home\n\nSee nothing.\n');
  await build();
  expect(read('en/api/zoo/zoo-2/index.html')).not.toContain('Mentioned in');
}, 180_000);
