import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSite } from '../../cli/fixtures/site.ts';
import type { BuildSummary } from '../build/build-contract.ts';
import { buildSite } from '../build/build-site.ts';
import { loadConfig } from '../config/load.ts';
import { buildVersions } from './build-versions.ts';

const MIB = 1024 ** 2;
const redirects = (from: string) => {
  const lines = Array.from({ length: 600 }, (_, index) => `'/${from}-${index}/': '/'`);
  return `redirectPages: false, redirects: { ${lines.join()} },`;
};
const versions = (more = '') => `${redirects('now')} versions: [{ ref: 'v1' }${more}],`;

let root: string;
const write = (options: string) =>
  writeFileSync(join(root, 'bifolio.config.mjs'), `export default { title: 'Tea', ${options} };`);
const build = async (): Promise<BuildSummary> =>
  buildSite(await loadConfig(root, { reload: true }), {
    progress: { start() {}, step() {}, done() {} },
    versions: buildVersions,
  });

beforeAll(() => {
  root = createSite({ 'README.md': '# Tea\n', '.gitignore': 'dist\n.bifolio\n' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  write(redirects('then'));
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'x');
  git('tag', 'v1');
});

test('the redirects of all versions count for the limit of a host', async () => {
  write(`host: 'gitlab', ${versions()}`);
  const { problems } = await build();
  expect(problems.map(({ message }) => message)).toContain(
    '_redirects has 1,200 redirects. GitLab Pages takes 1,000 at most.',
  );
});

test('files and sizes of all versions count, and the summary names them', async () => {
  const attic = join(root, 'attic');
  mkdirSync(attic);
  for (let index = 0; index < 16_000; index++) writeFileSync(join(attic, `${index}.html`), '');
  truncateSync(join(attic, '0.html'), 26 * MIB);
  write(`host: 'cloudflare', ${versions(", { html: 'attic' }")}`);
  const { problems, versions: built, files, bytes, nearLimits } = await build();
  const [source, html] = built;
  expect(html).toEqual({ label: 'attic', pages: 16_000, files: 16_000, bytes: 26 * MIB });
  expect(source?.files).toBeGreaterThan(5);
  expect(files).toBeGreaterThan(16_000 + (source?.files ?? 0));
  expect(bytes).toBeGreaterThan(26 * MIB + (source?.bytes ?? 0));
  expect(nearLimits).toContain(`${files.toLocaleString('en-US')} of 20,000 files (Cloudflare)`);
  expect(problems.map(({ message }) => message)).toContain(
    'attic/0.html has 27.3 MB. Cloudflare takes 26.2 MB at most.',
  );
});
