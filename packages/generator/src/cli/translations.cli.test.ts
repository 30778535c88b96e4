import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

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
  expect(readBuilt(root, 'a/index.html')).not.toContain('frame-behind');
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
