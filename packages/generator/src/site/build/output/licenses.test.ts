import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licensesText } from './licenses.ts';

test('packages in scripts and installed icon sets are named with their licenses', () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-licenses-'));
  writeFileSync(join(root, 'licenses.md'), '# Licenses\n\n## react - 1 (MIT)\n');
  expect(licensesText(root, { root, theme: {} })).toContain('## react - 1 (MIT)\n');
  for (const [set, info] of [
    ['own', {}],
    [
      'tabler',
      { name: 'Tabler', author: { name: 'P. K.' }, license: { title: 'MIT', url: 'https://a.example/' } },
    ],
  ] as const) {
    mkdirSync(join(root, 'node_modules/@iconify-json', set), { recursive: true });
    writeFileSync(join(root, 'node_modules/@iconify-json', set, 'info.json'), JSON.stringify(info));
  }
  expect(licensesText(root, { root, theme: {} })).toContain(
    [
      '# Icons',
      '',
      '- own (@iconify-json/own) by its authors: license unknown, https://icon-sets.iconify.design/own/',
      '- Tabler (@iconify-json/tabler) by P. K.: MIT, https://a.example/',
    ].join('\n'),
  );
});

test('packages in the modules of a theme are named after those in scripts', () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-licenses-'));
  writeFileSync(join(root, 'licenses.md'), '# Licenses\n\n## react - 1 (MIT)\n');
  const licenses = join(root, 'theme.md');
  writeFileSync(licenses, '# Licenses\n\nThe app bundles:\n\n## swiper - 2 (MIT)\n\nText\n');
  expect(licensesText(root, { root, theme: { licenses } })).toBe(
    '# Licenses\n\n## react - 1 (MIT)\n\n## swiper - 2 (MIT)\n\nText\n',
  );
});
