import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

const CONFIG = `import { theme } from '@bifolio/theme';
export default { theme: theme({ collections: [{ type: 'post', dir: 'blog', title: 'Blog' }] }) };
`;
const POST = '::: tabs\n@tab A\na\n@tab B\nb\n:::\n\n<!-- more -->\n\n```js\nlet a\n```\n';

test('a list of posts has what their excerpts need, no more, and no id twice', async () => {
  const root = createSite({
    'bifolio.config.mjs': CONFIG,
    'README.md': '# Home\n',
    'blog/a.md': `# A\n\n${POST}`,
    'blog/b.md': `# B\n\n${POST}`,
  });
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../theme'), join(root, 'node_modules/@bifolio/theme'));
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  const list = readBuilt(root, 'blog/index.html');
  expect(list.match(/<bi-island src="[^"]*tabs/g)).toHaveLength(2);
  expect(list).toMatch(/<link rel="stylesheet" href="[^"]*style-tabs/);
  expect(list).toContain('<meta name="bifolio-islands"');
  expect(list).not.toMatch(/href="[^"]*style-code-/);
  const ids = [...list.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
