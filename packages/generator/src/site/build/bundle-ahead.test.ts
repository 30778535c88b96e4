import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleWithCache } from '../bundle/bundle-cache.ts';
import { findSiteEntries } from '../bundle/site-entries.ts';
import { resolveConfig } from '../config/resolve-config.ts';
import { checkConfig } from '../config/schema.ts';
import { bundleAhead } from './bundle-ahead.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-ahead-'));
const server = join(folder, 'server.js');
writeFileSync(
  server,
  'export const Document = () => null; export const layouts = {}, components = {}, blocks = [];\n',
);
const theme = { name: 'small', server, styles: {}, headScript: '', locale: () => ({ options: {} }) };
afterAll(() => rmSync(folder, { recursive: true }));

/** A site with a component and these pages. */
function siteWith(...pages: string[]) {
  const root = mkdtempSync(join(folder, 'site-'));
  mkdirSync(join(root, 'components'));
  writeFileSync(join(root, 'components/Mood.tsx'), 'export default () => "calm";\n');
  for (const page of pages) writeFileSync(join(root, page), '# Page\n');
  return resolveConfig({ options: checkConfig({}, theme), root, fallbackTitle: '', theme });
}

const bundlesOf = (root: string) => {
  const bundles = join(root, '.bifolio/bundle');
  return existsSync(bundles) ? readdirSync(bundles).sort() : [];
};

test('the bundle of a large site is made before its pages are read, and found by what follows', async () => {
  const config = siteWith('a.md', 'b.md');
  await bundleAhead(config, 1);
  const made = bundlesOf(config.root);
  expect(made).toHaveLength(2);
  const { bundle } = await bundleWithCache(config, findSiteEntries(config, []));
  expect(made).toContain(bundle.clientDir.split('/').at(-2));
  expect(bundlesOf(config.root)).toEqual(made);
});

test('a smaller site is bundled later, and one whose pages are bundled too', async () => {
  const [small, modules] = [siteWith('a.md', 'b.md'), siteWith('a.md', 'b.mdx')];
  await bundleAhead(small, 2);
  await bundleAhead(modules, 1);
  expect([small, modules].map(({ root }) => bundlesOf(root))).toEqual([[], []]);
});

test('mistakes in modules are left to what follows', async () => {
  const config = siteWith('a.md', 'b.md');
  writeFileSync(join(config.root, 'components/Mood.tsx'), 'export default () => <b>{1 +}</b>;\n');
  await bundleAhead(config, 1);
  expect(bundlesOf(config.root).filter((name) => !name.startsWith('next-'))).toEqual([]);
});
