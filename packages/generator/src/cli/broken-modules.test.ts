import { expect, test } from 'vitest';
import { BifolioError } from '../core/errors/bifolio-error.ts';
import { checkSite } from '../site/build/check-site.ts';
import { loadConfig } from '../site/config/load.ts';
import { createSite } from './fixtures/site.ts';

const progress = { start() {}, step() {}, done() {}, page: () => () => {} };

/** What a check says of a site with these files: codes and files. */
async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = createSite({ 'bifolio.config.ts': 'export default {};\n', ...files });
  try {
    await checkSite(await loadConfig(root), progress);
    return [];
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    return error.problems.map(({ code, file }) => `${code} in ${file}`);
  }
}

const home = '# Home\n\n<Box />\n\n<!-- @include: ./none.md -->\n\n[a](./more.mdx#part) [b](./gone.md)\n';

test.each([
  ['component', { 'components/Box.tsx': 'export default () => <p>;\n' }, 'components/Box.tsx'],
  ['page of MDX', { 'more.mdx': '# More\n\n## Part\n\n<p\n' }, 'more.mdx'],
])('a broken %s is told together with what is wrong with pages', async (_what, files, broken) => {
  const all = await told({
    'README.md': home,
    'more.mdx': '# More\n\n## Part\n',
    'components/Box.tsx': 'export default () => null;\n',
    ...files,
  });
  expect(all).toEqual(
    expect.arrayContaining([
      'include-missing in README.md',
      'dead-link in README.md',
      expect.stringContaining(` in ${broken}`),
    ]),
  );
  expect(all).toHaveLength(3);
});

test('what is broken is told alone where nothing else is wrong', async () => {
  const all = await told({
    'README.md': '# Home\n\n<Box />\n',
    'components/Box.tsx': 'export default () => <p>;\n',
  });
  expect(all).toEqual([expect.stringContaining(' in components/Box.tsx')]);
});
