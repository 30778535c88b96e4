import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FROM_SERVICE } from '../../core/contracts/icons.ts';
import { createIconSets } from './icon-sets.ts';
import { installedSetsKey } from './installed-sets.ts';

function siteWithSet() {
  const root = mkdtempSync(join(tmpdir(), 'icons-'));
  const folder = join(root, 'node_modules/@iconify-json/own');
  mkdirSync(folder, { recursive: true });
  const icons = {
    dot: { body: '<circle r="1"/>' },
    shade: { body: '<g id="a"/><use href="#a" fill="url(#a)"/>', width: 32 },
  };
  const set = { prefix: 'own', width: 16, height: 16, icons, aliases: { point: { parent: 'dot' } } };
  writeFileSync(join(folder, 'icons.json'), JSON.stringify(set));
  return root;
}

const installed = () => createIconSets(siteWithSet(), { hasService: false });

it('finds icons and their other names in an installed set', () => {
  const sets = installed();
  expect(sets.find('own:dot')).toEqual({ viewBox: '0 0 16 16', body: '<circle r="1"/>' });
  expect(sets.find('own:point')).toEqual(sets.find('own:dot'));
});

it('gives ids within an icon a name of their own', () => {
  expect(installed().find('own:shade')).toEqual({
    viewBox: '0 0 32 16',
    body: '<g id="own-shade-a"/><use href="#own-shade-a" fill="url(#own-shade-a)"/>',
  });
});

it('says which package is missing, which icon is unknown, and what is no name', () => {
  const sets = installed();
  expect(sets.find('none-such:home')).toEqual({
    severity: 'warning',
    code: 'icon-set-missing',
    message: 'The icon "none-such:home" is left out: its set is not installed.',
    hint: 'Install it: npm install -D @iconify-json/none-such',
  });
  expect(sets.find('own:nope')).toMatchObject({ code: 'unknown-icon' });
  expect(sets.find('../x:y')).toMatchObject({ code: 'icon-name' });
});

it('leaves what is not installed to the service where there is one, but not what an installed set lacks', () => {
  const sets = createIconSets(siteWithSet(), { hasService: true });
  expect(sets.find('none-such:home')).toBe(FROM_SERVICE);
  expect(sets.find('own:dot')).toMatchObject({ viewBox: '0 0 16 16' });
  expect(sets.find('own:nope')).toMatchObject({ code: 'unknown-icon' });
  expect(sets.find('../x:y')).toMatchObject({ code: 'icon-name' });
});

it('finds sets in the package that has them all', () => {
  const root = mkdtempSync(join(tmpdir(), 'icons-'));
  mkdirSync(join(root, 'node_modules/@iconify/json/json'), { recursive: true });
  writeFileSync(
    join(root, 'node_modules/@iconify/json/json/own.json'),
    JSON.stringify({ prefix: 'own', icons: { dot: { body: '<path/>' } } }),
  );
  expect(createIconSets(root, { hasService: false }).find('own:dot')).toMatchObject({ body: '<path/>' });
});

it('notices that a set is installed, updated and removed', () => {
  const root = siteWithSet();
  const folder = join(root, 'node_modules/@iconify-json/own');
  const keys = [installedSetsKey(root)];
  for (const version of ['1.0.0', '1.0.1']) {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@iconify-json/own', version }));
    keys.push(installedSetsKey(root));
  }
  rmSync(folder, { recursive: true });
  keys.push(installedSetsKey(root));
  expect(new Set(keys).size).toBe(4);
  expect(installedSetsKey(root)).toBe(keys[3]);
});
