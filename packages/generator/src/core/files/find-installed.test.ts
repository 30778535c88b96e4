import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFindInstalled } from './find-installed.ts';

function folderWith(...files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-installed-'));
  for (const file of files) {
    mkdirSync(join(folder, 'node_modules', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'node_modules', file), '');
  }
  return folder;
}

it("finds a package of the site before the theme's own, and those of folders above", () => {
  const site = folderWith('player/dist/play.mjs', '@scope/both/index.js');
  const theme = folderWith('@scope/both/index.js', 'qr/index.js');
  const find = createFindInstalled([join(site, 'docs/index.js'), join(theme, 'server.js')]);
  expect(find('player/dist/play.mjs')).toBe(join(site, 'node_modules/player/dist/play.mjs'));
  expect(find('@scope/both/index.js')).toBe(join(site, 'node_modules/@scope/both/index.js'));
  expect(find('qr/index.js')).toBe(join(theme, 'node_modules/qr/index.js'));
  expect(find('qr/other.js')).toBeUndefined();
  expect(find('missing/index.js')).toBeUndefined();
});
