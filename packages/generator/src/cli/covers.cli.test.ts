import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

const THEME = join(import.meta.dirname, '../../../theme');
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
const post = (title: string, cover: string) =>
  `---\ntitle: ${title}\ncreateTime: 2026/01/01\ncover: ${cover}\n---\n\nText.\n`;

test('a cover beside a post is published with it, for lists, feeds and the post, in every build', async () => {
  const root = createSite({
    'bifolio.config.js': `import { theme } from '@bifolio/theme';
export default { base: '/b/', hostname: 'https://example.org', theme: theme({ collections: [{ type: 'post', dir: 'blog' }] }) };`,
    'README.md': '# Home\n',
    'blog/one.md': post('One', './red.svg'),
    'blog/red.svg': picture,
    'blog/two.md': post('Two', './lost.svg'),
  });
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(THEME, join(root, 'node_modules/@bifolio/theme'));
  const { stderr, stdout } = await bifolio(['build', root]);
  expect(stdout + stderr).toMatch(/blog\/two\.md\n\s+4:8 warning There is no image at "\.\/lost\.svg"/);
  for (const _ of ['first', 'second']) {
    const [address = ''] = /\/b\/assets\/red-\w+\.svg/.exec(readBuilt(root, 'blog/index.html')) ?? [];
    expect(address).not.toBe('');
    expect(readBuilt(root, 'blog/one/index.html')).toContain(`src="${address}"`);
    expect(readBuilt(root, 'blog/rss.xml')).toContain(`https://example.org${address}`);
    expect(existsSync(join(root, 'dist', address.slice(2)))).toBe(true);
    await bifolio(['build', root]);
  }
});
