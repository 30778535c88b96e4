import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite } from '../fixtures/site.ts';

const config = `export default {
  theme: {
    name: 'test', server: '', styles: {}, headScript: '',
    locale: () => ({ options: {}, collections: [{ type: 'post', dir: 'blog' }] }),
  },
};`;

test('a new post lands in the first blog, and what is missing is told where nobody can be asked', async () => {
  const root = createSite({ 'README.md': '# A\n', 'bifolio.config.mjs': config });
  const made = await bifolio(['new', 'post', 'First snow', '--site', root]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/Created .*blog\/first-snow\.md/);
  expect(readdirSync(join(root, 'blog'))).toEqual(['first-snow.md']);
  const again = await bifolio(['new', 'post', 'First snow', '--site', root]);
  expect(again).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('"blog/first-snow.md" exists already'),
  });
  const untitled = await bifolio(['new', 'page', '--site', root]);
  expect(untitled.stderr).toContain('The new page has no title.\n    Type one: bifolio new page "Title"');
  const strange = await bifolio(['new', 'poem', 'x', '--site', root]);
  expect(strange.stderr).toContain('Cannot make a new "poem".\n    Use one of: post, page, version.');
  const bare = await bifolio(['new']);
  expect(bare.stderr).toContain(
    'Say what to make: a post, a page or a version.\n    For example: bifolio new post "First snow"',
  );
});

test('an option without its value is told with what it takes', async () => {
  const { stderr } = await bifolio(['build', '--out']);
  expect(stderr).toContain('The option --out needs a value: --out <folder>');
});
