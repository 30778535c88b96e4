import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/bifolio.js', import.meta.url));

test("under Yarn's Plug'n'Play the command says what to set", () => {
  const folder = mkdtempSync(join(tmpdir(), 'pnp-'));
  const pnp = join(folder, '.pnp.cjs');
  writeFileSync(pnp, "process.versions.pnp = '3';\n");
  const { status, stderr } = spawnSync(process.execPath, ['--require', pnp, BIN, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain('Write `nodeLinker: node-modules` into .yarnrc.yml');
});

test('compiled code is kept in a folder of the user, not in the one that all users write to', () => {
  const [temporary = '', own = ''] = ['shared-', 'own-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [BIN, '--version'], {
    env: { ...env, TMPDIR: temporary, XDG_CACHE_HOME: own },
  });
  expect([status, readdirSync(temporary), readdirSync(own)]).toEqual([0, [], ['bifolio']]);
});
