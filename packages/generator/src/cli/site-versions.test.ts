import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
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
}, 120_000);
