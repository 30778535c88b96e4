import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../site/build/build-site.ts';
import { loadConfig } from '../site/config/load.ts';
import { buildPart } from '../site/shards/build-part.ts';
import { mergeParts } from '../site/shards/merge-parts.ts';
import { createSite } from './fixtures/site.ts';
import { partVersions, siteVersions } from './site-versions.ts';

const progress = { start() {}, step() {}, done() {} };

test('a part knows the versions, so a merge takes over its pages', async () => {
  const root = createSite({
    '.gitignore': 'dist\n.bifolio\n',
    'bifolio.config.mjs': "export default { title: 'Tea', version: '2.x', versions: [{ ref: 'v1' }] };\n",
    'README.md': '# Home\n',
    'brew.md': '# Brew\n',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'x');
  git('tag', 'v1');
  const config = await loadConfig(root);
  await buildSite(config, { progress, ...(await siteVersions(config)) });
  const page = () => readFileSync(join(root, 'dist/brew/index.html'), 'utf8');
  const whole = page();
  for (const name of ['dist', '.bifolio']) rmSync(join(root, name), { recursive: true });
  const folder = createSite({});
  const shard = { number: 1, of: 1 };
  await buildPart(config, { shard, folder, progress, ...(await partVersions(config)) });
  rmSync(join(root, '.bifolio'), { recursive: true });
  const { taken } = await mergeParts(config, [folder], { progress, ...(await siteVersions(config)) });
  expect(taken).toBe(2);
  expect(page()).toBe(whole);
  expect(whole).toContain('href="/v1/brew/"');
});

test('a part keeps no rows that are locked, neither of a version nor of a site whose versions cannot be read', async () => {
  const word = 'The spare lantern stands behind the second barrel.';
  const titles = 'A title that the second cellar has.';
  const rows = `export default { async *pages() {
    yield { path: 'cellar/one.md', key: '1', data: { title: 'One' }, text: () => ${JSON.stringify(word)} };
  } };\n`;
  const site = (more: string) => `export default { title: 'Tea', git: false, ${more} };\n`;
  const root = createSite({
    '.gitignore': 'dist\n.bifolio\n',
    'bifolio.config.mjs': site(''),
    'README.md': '# Home\n',
    'cellar/two.md': `---\ndescription: ${titles}\n---\n\n# Two\n`,
    'sources/cellar.mjs': rows,
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'x');
  git('tag', 'v1');
  const locked = "encrypt: { rules: { '/cellar/': 'a lock of today' } }, versions:";
  const part = async (versions: string) => {
    writeFileSync(join(root, 'bifolio.config.mjs'), site(`${locked} ${versions}`));
    const config = await loadConfig(root, { reload: true });
    const folder = createSite({});
    await buildPart(config, {
      shard: { number: 1, of: 1 },
      folder,
      progress,
      ...(await partVersions(config)),
    });
  };
  const kept = () =>
    readdirSync(join(root, '.bifolio'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => [word, titles].some((text) => readFileSync(file).includes(text)));
  await part("[{ ref: 'v1' }]");
  expect(kept()).toEqual([]);
  await expect(part("[{ ref: 'v1', path: 'one' }, { ref: 'v9' }]")).rejects.toThrow('"v9"');
  expect(kept()).toEqual([]);
});
