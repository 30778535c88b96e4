import { hash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt, serve } from './fixtures/site.ts';

test('a translation whose source is newer says so under its title, until it is accepted', async () => {
  const root = createSite({
    'bifolio.config.mjs': `export default {
      locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } },
      translations: true, search: false, git: false,
    };`,
    'zh/README.md': '# 首页\n\n[安装](./a.md)\n',
    'en/README.md': '# Home\n\n[Install](./a.md)\n',
    'zh/a.md': '# 安装\n\n先装 `node` 20。\n',
    'en/a.md': '# Install\n\nInstall `node` 20 first.\n',
  });
  const translate = (...args: string[]) => bifolio(['translate', ...args, '--site', root]);
  const noticeOf = async (page: string) => {
    expect(await bifolio(['build', root])).toMatchObject({ code: 0 });
    return /<p class="frame-behind".*?<\/p>/s.exec(readBuilt(root, page))?.[0].replace(/<!-- -->/g, '');
  };
  expect((await translate('start')).stdout).toContain('0 behind.');
  const source = join(root, 'zh/a.md');
  writeFileSync(source, readFileSync(source, 'utf8').replace('20', '22'));
  expect(await noticeOf('en/a/index.html')).toMatch(
    /1 passage of the original is newer\. <a href="\/a\/" hreflang="zh-CN">Read the original<\/a>/i,
  );
  expect(readBuilt(root, 'a/index.html')).not.toContain('behind');
  expect(readBuilt(root, 'en/a/index.html')).toContain(
    '<p data-behind-passage><a class="behind-mark" href="/a/" hreflang="zh-CN" aria-label="The original is newer"',
  );
  const checked = await bifolio(['check', root]);
  expect(checked).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/en\/a\.md\s+3 warning The page is behind zh\/a\.md: 1 changed/),
  });
  const status = await translate('status');
  expect(status).toMatchObject({ code: 1, stdout: expect.stringContaining('1 of 2 pages behind') });
  await translate('accept', join(root, 'en/a.md'));
  expect(await noticeOf('en/a/index.html')).toBeUndefined();
});

test('a page that a language does not have is shown in that of the source, and counts as none of its own', async () => {
  const root = createSite({
    'bifolio.config.mjs': `export default {
      hostname: 'https://example.org', git: false,
      locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } },
      translations: { fallback: true },
    };`,
    'zh/README.md': '---\npageLayout: home\n---\n\n# 首页\n\n[安装](./a.md)\n',
    'en/README.md': '---\npageLayout: home\n---\n\n# Home\n\n[Install](./a.md)\n',
    'zh/a.md':
      '# 安装\n\n[部署](./b.md#先) [下一步](./b.md#next) 与[其它](./c.mdx)，[自己](#后)。\n\n![图](./x.png)\n\n## 后 {#后}\n',
    'zh/b.md': '# 部署\n\n## 先 {#先}\n\n## 下一步 {#next}\n',
    'en/b.md': '# Deploy\n\n[Install](./a.md) [other](c.mdx)\n\n## First\n\n## Next {#next}\n',
    'zh/c.mdx': '# 其它\n\n[安装](./a.md)在 <b>{1 + 1}</b> 页。\n',
    'zh/x.png': Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await bifolio(['translate', 'start', '--site', root]);
  const built = await bifolio(['build', root]);
  expect(built.stderr).not.toMatch(/error/);
  expect(built).toMatchObject({ code: 0 });
  const shown = readBuilt(root, 'en/a/index.html');
  expect(shown).toContain('<html lang="en-US"');
  expect(shown).toContain('<article lang="zh-CN" dir="ltr"');
  expect(shown).not.toContain('data-facing');
  expect(shown).toMatch(
    /not translated yet[\s\S]*简体中文[\s\S]*<a href="\/a\/" hreflang="zh-CN">Read the original/i,
  );
  expect(shown).toContain('<link rel="canonical" href="https://example.org/a/"/>');
  expect(shown).not.toContain('rel="alternate" hrefLang');
  // Links lead on in the reader's language.
  expect(shown).toMatch(/href="\/en\/b\/"[^>]*>部署/);
  expect(shown).toMatch(/href="\/en\/b\/#next"[^>]*>下一步/);
  expect(shown).toMatch(/href="\/en\/c\/"[^>]*>其它/);
  expect(shown).toMatch(/href="#[^"]*"[^>]*>自己/);
  expect(readBuilt(root, 'en/c/index.html')).toMatch(/href="\/en\/a\/"[^>]*>安装[\s\S]*<b>2<\/b>/);
  expect(readBuilt(root, 'en/b/index.html')).toMatch(
    /href="\/en\/a\/"[^>]*>Install<\/a> <a href="\/en\/c\/"/,
  );
  expect(built.stderr).not.toContain('Broken link');
  // The page and its language do not name it.
  expect(readBuilt(root, 'a/index.html')).not.toMatch(/rel="alternate"/);
  expect(readBuilt(root, 'a/index.html')).toMatch(/href="\/en\/a\/"[^>]*data-locale="\/en\/"/);
  expect(readBuilt(root, 'sitemap.xml')).not.toContain('/en/a/');
  const indexed = (lang: string) => JSON.parse(readBuilt(root, `bifolio-search/${lang}/contents.json`)).pages;
  expect([indexed('zh-CN'), indexed('en-US')]).toEqual([4, 2]);
  const again = await bifolio(['build', root]);
  expect(again).toMatchObject({ code: 0 });
  expect(readBuilt(root, 'en/a/index.html')).toBe(shown);
  const checked = await bifolio(['check', '--built', root]);
  expect(checked.stderr).not.toMatch(/en\/a|built-/);
});

test('a site that does not compare translations, or is in step, has the same output to the byte', async () => {
  const config = (translations: boolean) => `export default {
    hostname: 'https://example.org', git: false, translations: ${translations},
    locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } },
  };`;
  const root = createSite({
    'bifolio.config.mjs': config(true),
    'zh/README.md': '# 首页\n\n[安装](./a.md)\n',
    'en/README.md': '# Home\n\n[Install](./a.md)\n',
    'zh/a.md': '# 安装\n\n先装 `node` 20。\n',
    'en/a.md': '# Install\n\nInstall `node` 20 first.\n',
  });
  await bifolio(['translate', 'start', '--site', root]);
  const build = async () => {
    rmSync(join(root, '.bifolio'), { recursive: true, force: true });
    expect(await bifolio(['build', root])).toMatchObject({ code: 0 });
    const files = globSync('dist/**', { cwd: root, withFileTypes: true }).filter((one) => one.isFile());
    return files
      .map((one) => join(one.parentPath, one.name))
      .sort()
      .map((path) => [path, hash('sha256', readFileSync(path))]);
  };
  const inStep = await build();
  rmSync(join(root, 'translations.lock'));
  writeFileSync(join(root, 'bifolio.config.mjs'), config(false));
  const off = await build();
  expect(off.length).toBeGreaterThan(10);
  expect(off).toEqual(inStep);
  for (const [path] of off)
    expect(readFileSync(String(path), 'utf8')).not.toMatch(/frame-behind|behind-mark|data-behind/);
});

test('while one writes, a translation is marked after its source was saved, until it is accepted', async () => {
  const root = createSite({
    'bifolio.config.mjs': `export default {
      locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } },
      translations: true, search: false, git: false,
    };`,
    'zh/a.md': '# 安装\n\n先装 `node` 20。\n',
    'en/a.md': '# Install\n\nInstall `node` 20 first.\n',
  });
  await bifolio(['translate', 'start', '--site', root]);
  const site = await serve(['dev', root, '--port', '0']);
  const shown = async () => (await fetch(`${site.url}en/a/`)).text();
  expect(await shown()).not.toContain('behind');
  writeFileSync(join(root, 'zh/a.md'), '# 安装\n\n先装 `node` 22。\n');
  await expect.poll(shown).toMatch(/<p data-behind-passage><a class="behind-mark" href="\/a\/"/);
  await bifolio(['translate', 'accept', join(root, 'en/a.md'), '--site', root]);
  await expect.poll(shown).not.toContain('behind-mark');
  await site.close();
});
