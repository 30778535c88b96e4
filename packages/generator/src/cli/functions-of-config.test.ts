import { expect, test } from 'vitest';
import { BifolioError } from '../core/errors/bifolio-error.ts';
import { checkSite } from '../site/build/check-site.ts';
import { loadConfig } from '../site/config/load.ts';
import { createSite } from './fixtures/site.ts';

const progress = { start() {}, step() {}, done() {}, page: () => () => {} };

/** What a check says of a site with these options, in which `fail` throws. */
async function told(options: string) {
  const root = createSite({
    'README.md': '# Home\n\n![](/sign.svg)\n\n<!-- @include: ./part.md -->\n',
    'part.md': '# Part\n',
    'blog/a/post.md': '# Post\n',
    'public/sign.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'bifolio.config.ts': `const fail = () => {\n  throw new Error('mine');\n};\nconst collection = { type: 'post', dir: 'blog' };\nexport default { ${options} };\n`,
  });
  try {
    await checkSite(await loadConfig(root), progress);
    return [];
  } catch (error) {
    if (error instanceof BifolioError) return error.problems.filter(({ severity }) => severity === 'error');
    return [`a fault: ${(error as Error).message}`];
  }
}

test.each([
  'replaceAssets: fail',
  'search: { isSearchable: fail }',
  'markdown: { include: { resolvePath: fail } }',
  "markdown: { blocks: [{ name: 'mine', setup: fail }] }",
  "markdown: { config: (md) => md.core.ruler.push('mine', fail) }",
])('what the function of %s throws is told once, with its place in the config', async (options) => {
  const [first, ...others] = await told(options);
  expect(first).toMatchObject({ message: expect.stringContaining('mine') });
  expect(JSON.stringify(first)).toMatch(/"file":"bifolio.config.ts","line":2|bifolio\.config\.ts:2/);
  expect(others).toEqual([]);
});
