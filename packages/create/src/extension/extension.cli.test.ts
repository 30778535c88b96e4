import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { parseArguments } from '../command/parse-arguments.ts';
import { create } from '../create.ts';

const modules = resolve(import.meta.dirname, '../../../../node_modules');

async function createIn(cwd: string, ...args: string[]): Promise<string> {
  const output = new PassThrough().resume();
  await create(parseArguments([...args, '--extension', '--yes', '--no-git']), {
    cwd,
    input: new PassThrough(),
    output,
    interactive: false,
    version: '1.0.0',
    nodeVersion: 'v24.1.0',
  });
  return join(cwd, args[0] ?? 'my-extension');
}

const temporary = () => mkdtempSync(join(tmpdir(), 'create-extension-'));

test('an extension is named for its folder everywhere', async () => {
  const folder = await createIn(temporary(), 'Word List', '--pm', 'pnpm');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'word-list',
    peerDependencies: { bifolio: '^1.0.0' },
  });
  expect(read('src/index.ts')).toContain('export function wordList({ limit = 10 }: WordListOptions = {})');
  expect(read('site/bifolio.config.ts')).toContain('extensions: [wordList()]');
  expect(read('README.md')).toContain('pnpm install\npnpm dev ');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    /\.\w+$/.test(one),
  );
  for (const file of files) expect(read(file), file).not.toMatch(/my-?extension/i);
});

// Needs `npm run build:packages`.
test('a new extension compiles, passes its test, and works in a site that installs its package', async () => {
  const parent = join(temporary(), 'my extensions');
  mkdirSync(parent);
  const folder = await createIn(parent);
  symlinkSync(modules, join(folder, 'node_modules'));
  const run = (program: string, args: string[], cwd = folder) =>
    execFileSync(program, args, { cwd, stdio: 'pipe', encoding: 'utf8' });
  run(process.execPath, [join(modules, 'typescript/bin/tsc')]);
  run(process.execPath, ['--test', 'test/site.test.ts']);
  const [{ files = [] } = {}] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']));
  const packed = files.map(({ path }: { path: string }) => path).sort();
  expect(packed).toEqual(['README.md', 'dist/index.d.ts', 'dist/index.js', 'package.json']);

  const site = temporary();
  const installed = join(site, 'node_modules/my-extension');
  mkdirSync(join(installed, 'dist'), { recursive: true });
  for (const file of packed) writeFileSync(join(installed, file), readFileSync(join(folder, file)));
  for (const name of ['bifolio', '@bifolio', 'react', 'react-dom'])
    symlinkSync(join(modules, name), join(site, 'node_modules', name));
  writeFileSync(join(site, 'README.md'), '# Site\n');
  writeFileSync(
    join(site, 'bifolio.config.mjs'),
    "import { myExtension } from 'my-extension';\nexport default { git: false, extensions: [myExtension()] };\n",
  );
  run(process.execPath, [join(modules, 'bifolio/bin/bifolio.js'), 'build'], site);
  expect(existsSync(join(site, 'dist/my-extension.json'))).toBe(true);
}, 180_000);
