import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt, start } from './fixtures/site.ts';

const pages = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [
    `guide/p${index}.md`,
    `# Page ${index}\n\n${Array.from({ length: 40 }, (_, line) => `Line ${line} of ${index} has words of its own.`).join('\n')}\n`,
  ]),
);
const files = {
  'README.md': '# Home\n\n<Mood />\n',
  ...pages,
  'components/Mood.tsx': 'export default () => <b>fine</b>;\n',
};

test('two builds of a site at once both succeed, and leave nothing beside the output', async () => {
  const root = createSite(files);
  const results = await Promise.all([1, 2].map(() => bifolio(['build', root], { apart: true })));
  expect(results.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(readBuilt(root, 'index.html')).toContain('<b>fine</b>');
  expect(readdirSync(root).sort()).toEqual(['.bifolio', 'README.md', 'components', 'dist', 'guide']);
});

test('a build that is killed leaves the old output whole, and the next one is complete', async () => {
  const root = createSite({ 'README.md': '# Home\n', ...pages });
  expect((await bifolio(['build', root])).code).toBe(0);
  const child = start(['build', root, '--base', '/other/']);
  child.stdout.on('data', (text) => String(text).includes('Bundling') && child.kill('SIGKILL'));
  await new Promise((resolve) => child.once('close', resolve));
  expect(readBuilt(root, 'guide/p7/index.html')).toContain('Line 39 of 7');
  expect((await bifolio(['build', root])).code).toBe(0);
  expect(readdirSync(root).sort()).toEqual(['.bifolio', 'README.md', 'dist', 'guide']);
});

/** Runs a command with a small disk at `folder`; Linux lets users have disks of their own in a namespace. */
const withDisk = (folder: string, size: string, command: string) =>
  spawnSync(
    'unshare',
    ['-rm', 'sh', '-c', `mount -t tmpfs -o size=${size} tmpfs "${folder}" && ${command}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
const canMount = withDisk(mkdtempSync(join(tmpdir(), 'bifolio-disk-')), '100k', 'true').status === 0;
const BIN = join(import.meta.dirname, '../../bin/bifolio.js');

test.runIf(canMount)('a full disk below what is kept costs time only, and is told once', () => {
  const root = createSite({ 'README.md': '# Home\n', ...pages });
  mkdirSync(join(root, '.bifolio'));
  const { status, stderr } = withDisk(
    join(root, '.bifolio'),
    '60k',
    `"${process.execPath}" "${BIN}" build "${root}"`,
  );
  expect([status, stderr.trim()]).toEqual([
    0,
    `warning The disk is full: ${join(root, '.bifolio')} takes nothing more, so little is kept for the next build.\n` +
      '    Make room on that disk, or remove the folder: the next build makes it anew.\n\n1 warning\n  https://bifolio.dev/en/messages/work-folder-full/',
  ]);
  expect(readBuilt(root, 'guide/p7/index.html')).toContain('Line 39 of 7');
});

test.runIf(canMount).each(['60k', '400k'])('a disk of %s for the output is named', (size) => {
  const root = createSite({ 'README.md': '# Home\n', ...pages });
  mkdirSync(join(root, 'out'));
  const { status, stderr } = withDisk(
    join(root, 'out'),
    size,
    `"${process.execPath}" "${BIN}" build "${root}" --out "${root}/out/dist"; code=$?; ls -A "${root}/out" >&2; exit $code`,
  );
  expect([status, stderr.trim()]).toEqual([
    1,
    `error The disk is full: ${join(root, 'out/dist')} cannot be written.\n` +
      '    Nothing was published. Make room, or choose a folder on another disk with --out.\n\n1 error\n  https://bifolio.dev/en/messages/disk-full/',
  ]);
  expect(existsSync(join(root, 'out/dist'))).toBe(false);
});

/** Builds a site whose disk has room for so many kilobytes more, and tells what became of it. */
const BUILD_WITH_LITTLE_ROOM = `
  cp -r "$SITE/." "$DISK"; "$NODE" "$BIN" build "$DISK" >"$DISK/log" 2>&1
  for left in 200 700 1500; do
    echo "export default { title: 'With $left' };" >"$DISK/bifolio.config.js"
    free=$(df --output=avail -k "$DISK" | tail -1)
    head -c $(( (free - left) * 1024 )) /dev/zero >"$DISK/ballast"
    "$NODE" "$BIN" build "$DISK" >"$DISK/log" 2>"$DISK/said"
    echo "$? $(tr '\\n' ' ' <"$DISK/said")"; cat "$DISK/dist/index.html"; echo; echo "=="
    rm "$DISK/ballast"
  done
  "$NODE" "$BIN" build "$DISK" 2>&1 >"$DISK/log"; cat "$DISK/dist/guide/p7/index.html"; ls -A "$DISK"`;

test.runIf(canMount)('a disk with little room left loses nothing, and the next build is complete', () => {
  const site = createSite({ 'README.md': '# Home\n', ...pages });
  const disk = mkdtempSync(join(tmpdir(), 'bifolio-disk-'));
  const variables = { SITE: site, DISK: disk, NODE: process.execPath, BIN };
  const set = Object.entries(variables).map(([name, value]) => `${name}='${value}'; `);
  const { stdout } = withDisk(disk, '30m', `{ ${set.join('')} ${BUILD_WITH_LITTLE_ROOM}; }`);
  const [last = '', ...tries] = stdout.split('\n==\n').reverse();
  const titles = ['With 1500', 'With 700', 'With 200'];
  expect(tries).toHaveLength(3);
  for (const [at, said] of tries.entries())
    if (said.startsWith('0 ')) expect(said).toContain(titles[at]);
    else {
      expect(said).toContain(`error The disk is full: ${join(disk, 'dist')} cannot be written.`);
      expect(said).not.toContain(titles[at]);
    }
  expect(tries[2]).toMatch(/^1 /);
  expect(last).toContain('Line 39 of 7');
  expect(last).toContain('With 1500');
  expect(last.split('\n').slice(-4)).not.toContain('ballast');
});
