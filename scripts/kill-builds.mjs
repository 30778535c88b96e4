/*
 * Run by hand after `npm run build:packages`: `node scripts/kill-builds.mjs [site] [times]`. Kills builds of a copy of a site at random
 * moments. The output must be whole at every moment, and the last build must publish what a first build does.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const [source = 'packages/create/template/pages', times = '30'] = process.argv.slice(2);
const BIN = resolve('packages/generator/bin/bifolio.js');
const root = join(mkdtempSync(join(tmpdir(), 'bifolio-kill-')), 'site');
cpSync(source, root, {
  recursive: true,
  filter: (path) => !/[\\/](?:node_modules|dist|\.bifolio)$/.test(path),
});

const build = () => spawnSync(process.execPath, [BIN, 'build', root], { encoding: 'utf8' });

/** A hash of all files of the output, and how long a build takes. */
function stateOfOutput() {
  const hash = createHash('sha256');
  const dist = join(root, 'dist');
  for (const file of globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} what @param {boolean} isTrue */
function expect(what, isTrue) {
  if (isTrue) return;
  console.error(`Failed: ${what} (${root})`);
  process.exit(1);
}

const began = performance.now();
expect('the first build', build().status === 0);
const durationMs = performance.now() - began;
const page = globSync('**/*.md', { cwd: root, exclude: ['node_modules/**', 'dist/**'] })[0] ?? '';
for (let time = 1; time <= Number(times); time++) {
  const before = stateOfOutput();
  appendFileSync(join(root, page), `\nLine ${time}.\n`);
  const child = spawn(process.execPath, [BIN, 'build', root], { stdio: 'ignore' });
  const closed = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([closed, setTimeout(Math.random() * durationMs)]);
  child.kill('SIGKILL');
  const code = await closed;
  // Between its two renames, the old output stands beside its place, whole.
  const isThere = existsSync(join(root, 'dist'));
  expect(
    `kill ${time} leaves an output`,
    isThere || readdirSync(root).some((name) => name.startsWith('.dist.bifolio-old')),
  );
  if (isThere && code !== 0) {
    const after = stateOfOutput();
    const isOld = after === before;
    expect(`the build after kill ${time}`, build().status === 0);
    // A build killed after it has published has left the new output.
    expect(`kill ${time} leaves a whole output`, isOld || after === stateOfOutput());
  }
}
expect('the last build', build().status === 0);
const last = stateOfOutput();
for (const name of ['.bifolio', 'dist']) rmSync(join(root, name), { recursive: true });
expect('a build from nothing', build().status === 0);
expect('the last build publishes what a first one does', last === stateOfOutput());
expect(
  'nothing is left beside the output',
  readdirSync(root).every((name) => !name.startsWith('.dist.')),
);
console.log(`${times} builds killed, nothing lost.`);
