import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../../site/config/load.ts';
import { createVersion } from './create-version.ts';
import { refOf } from './version-ref.ts';

const THEME =
  "{ name: 'test', server: import.meta.filename, styles: {}, headScript: '', locale: () => ({ options: {} }) }";
const brew = '# Brew\n\nBoil the water.\n\n## Green tea\n\nWait a minute.\n';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-new-version-'));
  mkdirSync(join(root, 'guide'));
  write('bifolio.config.mjs', `export default {\n  title: 'Tea',\n  theme: ${THEME},\n};\n`);
  write('README.md', '# Home\n');
  write('guide/brew.md', brew);
  write('guide/gone.md', '# Gone\n\nOnly then.\n');
  git('init', '-q', '-b', 'main');
  commit();
  git('tag', 'v1.0.0');
  renameSync(join(root, 'guide/brew.md'), join(root, 'guide/tea.md'));
  rmSync(join(root, 'guide/gone.md'));
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' });
function commit(): void {
  git('add', '-A');
  git('commit', '-qm', 'x');
}
const config = () => readFileSync(join(root, 'bifolio.config.mjs'), 'utf8');
const create = async (version: { label: string; ref?: string; present?: string }) =>
  createVersion(await loadConfig(root, { reload: true }), version);

it('writes ref, label and redirects of a release into the config', async () => {
  expect(await create({ label: '1.x', present: '2.x' })).toMatchObject({
    ref: 'v1.0.0',
    isTag: true,
    address: '/1.x/',
  });
  expect(config()).toBe(`export default {
  version: '2.x',
  versions: [
    { ref: 'v1.0.0', label: '1.x', state: 'old' },
  ],
  redirects: {
    '/guide/brew/': '/guide/tea/',
    '/guide/gone/': '/1.x/guide/gone/',
  },
  title: 'Tea',
  theme: ${THEME},
};
`);
});

it('adds to what the config says already, the newest version first', async () => {
  write(
    'bifolio.config.mjs',
    `export default {\n  version: '1.x',\n  versions: [\n    { ref: 'main', label: 'then' },\n  ],\n  redirects: { '/a/': '/' },\n  theme: ${THEME},\n};\n`,
  );
  await create({ label: '1.x', ref: 'v1.0.0', present: '2.x' });
  expect(config()).toContain(`  version: '2.x',
  versions: [
    { ref: 'v1.0.0', label: '1.x', state: 'old' },
    { ref: 'main', label: 'then' },
  ],
  redirects: {
    '/guide/brew/': '/guide/tea/',`);
  expect((await loadConfig(root, { reload: true })).redirects).toMatchObject({
    '/a/': '/',
    '/guide/brew/': '/guide/tea/',
  });
});

it('gives what stands on one line a line of its own', async () => {
  write(
    'bifolio.config.mjs',
    `export default { theme: ${THEME}, versions: [{ ref: 'main', label: 'then' }], redirects: {} };\n`,
  );
  expect(await create({ label: 'trunk', ref: 'main', present: '2.x' })).toMatchObject({ isTag: false });
  expect(config()).toBe(`export default {
  version: '2.x',
  theme: ${THEME}, versions: [
    { ref: 'main', label: 'trunk', state: 'old' },
    { ref: 'main', label: 'then' }], redirects: {} };
`);
  await create({ label: '1.x', ref: 'v1.0.0' });
  expect(config()).toContain("redirects: {\n    '/guide/brew/': '/guide/tea/',");
  expect(config()).toContain("'/1.x/guide/gone/',\n  } };");
});

it.each([
  ['a ref that is not there', { label: '1.x', ref: 'v9' }, 'no branch, tag or commit "v9"'],
  ['a name that no ref fits', { label: '7.x' }, 'no tag or branch that fits "7.x"'],
])('leaves the config as it is for %s', async (_, version, message) => {
  const before = config();
  await expect(create(version)).rejects.toThrow(message);
  expect(config()).toBe(before);
});

it('does not take the name of the working tree, nor a path that is taken', async () => {
  await create({ label: '1.x', present: '2.x' });
  const before = config();
  await expect(create({ label: '2.x' })).rejects.toThrow('bifolio new version 2.x --present 3.x');
  await expect(create({ label: '1.x', ref: 'main' })).rejects.toThrow('belongs to version "1.x"');
  expect(config()).toBe(before);
});

it('says what to write where options are computed', async () => {
  write(
    'bifolio.config.mjs',
    `const list = () => [];\nexport default { versions: [...list()].map(String), theme: ${THEME} };\n`,
  );
  await expect(create({ label: '1.x' })).rejects.toThrow(
    "versions: [{ ref: 'v1.0.0', label: '1.x', state: 'old' }]",
  );
});

it.each([
  ['1.x', 'v1.10.0'],
  ['v2', 'v2.0.0-rc.1'],
  ['1.9', 'v1.9.0'],
  ['lts', 'lts'],
  ['3.x', ''],
])('finds the ref of %s', async (label, ref) => {
  const answers: Record<string, string> = {
    tag: 'v2.0.0-rc.1\nv1.10.0\nv1.10.0-rc.1\nv1.9.0\n',
    branch: 'main\nlts\n',
  };
  expect(await refOf(label, async ([command = '']) => answers[command] ?? '')).toBe(ref);
});
