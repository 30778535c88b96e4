import { expect, test } from 'vitest';
import { createSite, readBuilt, start } from './fixtures/site.ts';

test('who stops reading what a build says, as `| head -1` does, gets the site all the same', async () => {
  const root = createSite({ 'README.md': '# A\n' });
  const child = start(['build', root]);
  child.stdout.destroy();
  child.stderr.destroy();
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(0);
  expect(readBuilt(root, 'index.html')).toContain('<h1');
});
