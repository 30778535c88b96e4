import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
