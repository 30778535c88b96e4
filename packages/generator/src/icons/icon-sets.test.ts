import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createIconSets } from './icon-sets.ts';

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
  return createIconSets(root);
}

it('finds icons and their other names in an installed set', () => {
  const sets = siteWithSet();
  expect(sets.find('own:dot')).toEqual({ viewBox: '0 0 16 16', body: '<circle r="1"/>' });
  expect(sets.find('own:point')).toEqual(sets.find('own:dot'));
});

it('gives ids within an icon a name of their own', () => {
  expect(siteWithSet().find('own:shade')).toEqual({
    viewBox: '0 0 32 16',
    body: '<g id="own-shade-a"/><use href="#own-shade-a" fill="url(#own-shade-a)"/>',
  });
});

it('says which package is missing, which icon is unknown, and what is no name', () => {
  const sets = siteWithSet();
  expect(sets.find('none-such:home')).toEqual({
    severity: 'warning',
    code: 'icon-set-missing',
    message: 'The icon "none-such:home" is left out: its set is not installed.',
    hint: 'Install it: npm install -D @iconify-json/none-such',
  });
  expect(sets.find('own:nope')).toMatchObject({ code: 'unknown-icon' });
  expect(sets.find('../x:y')).toMatchObject({ code: 'icon-name' });
});
