import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bifolio-provide-node-')));
  mkdirSync(join(folder, 'scripts', 'node'), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  for (const file of ['paths.mjs', 'provide-node.mjs'])
    copyFileSync(join(import.meta.dirname, file), join(folder, 'scripts', file));
});

/** A program in a folder of its own that says a version, and nothing else. */
function fakeProgram(path: string, body: string): string {
  const bin = join(folder, path);
  mkdirSync(bin, { recursive: true });
  const program = join(bin, path.includes('npm') ? 'npm' : 'node');
  writeFileSync(program, `#!/bin/sh\n${body}\n`);
  chmodSync(program, 0o755);
  return bin;
}

/** Where `provideNode` found a Node, with these folders on the path and an empty home. */
function provide(...path: string[]): string {
  const program = "import('./scripts/provide-node.mjs').then((m) => console.log(m.provideNode()))";
  const env = { HOME: join(folder, 'home'), PATH: [...path, '/usr/bin', '/bin'].join(delimiter) };
  return execFileSync(process.execPath, ['-e', program], { cwd: folder, env, encoding: 'utf8' }).trim();
}

const link = () => join(folder, 'node_modules', '.bin', 'node');

test('a Node on the path that is new enough is what scripts run, without a link', () => {
  const bin = fakeProgram('new', 'echo v24.0.0');
  expect(provide(bin)).toBe(join(bin, 'node'));
  expect(existsSync(link())).toBe(false);
});

test('behind an older Node, a newer one further on the path is taken', () => {
  const [old, recent] = [fakeProgram('old', 'echo v20.1.0'), fakeProgram('new', 'echo v26.1.0')];
  provide(old, recent);
  expect(readlinkSync(link())).toBe(join(recent, 'node'));
});

test('the newest Node of a version manager is taken when the one on the path is too old', () => {
  const old = fakeProgram('old', 'echo v20.1.0');
  fakeProgram('home/.nvm/versions/node/v9.0.0/bin', 'echo v9.0.0');
  fakeProgram('home/.nvm/versions/node/v24.9.0/bin', 'echo v24.9.0');
  const newest = fakeProgram('home/.nvm/versions/node/v24.10.0/bin', 'echo v24.10.0');
  provide(old);
  expect(readlinkSync(link())).toBe(join(newest, 'node'));
});

test('without one, npm fetches a Node, and the next time that is taken', () => {
  const old = fakeProgram('old', 'echo v20.1.0');
  const own = join(folder, 'scripts/node/node_modules/node/bin');
  const npm = fakeProgram(
    'npm',
    `mkdir -p node_modules/node/bin; printf '#!/bin/sh\\necho v24.1.0' > node_modules/node/bin/node; chmod +x node_modules/node/bin/node`,
  );
  expect(provide(old, npm)).toMatch(/^No Node 24 is installed here; fetching one into scripts\/node\.\n/);
  expect(readlinkSync(link())).toBe(join(own, 'node'));
  expect(provide(old)).toBe(join(own, 'node'));
});
