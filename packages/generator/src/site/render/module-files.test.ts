import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createModuleFiles } from './module-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'module-files-'));
const names = ["Tom's.png", 'a (1).png', 'a.png', 'b.png', '图.png'];
for (const name of names) writeFileSync(join(folder, name), name);
afterAll(() => rmSync(folder, { recursive: true }));

const filesAt = (base: string, files: readonly string[]) =>
  createModuleFiles({ serverFile: join(folder, 'server.mjs'), files }, base);

test.each(['/', '/docs/'])('addresses under %s are found wherever a document names them', (base) => {
  const { namedIn, has } = filesAt(base, names);
  const named = (text: string) => namedIn(text.replaceAll('BASE', base)).map((one) => one.slice(base.length));
  expect(named('<img src="BASEa.png"/> <a href="https://example.org' + 'BASEb.png?x">')).toEqual([
    'a.png',
    'b.png',
  ]);
  expect(named('<i style="background:url(BASEa.png)"> BASE%E5%9B%BE.png&quot;')).toEqual([
    'a.png',
    '%E5%9B%BE.png',
  ]);
  expect(named('src="BASETom&#x27;s.png" "BASEa%20(1).png"').sort()).toEqual([
    'Tom&#x27;s.png',
    'a%20(1).png',
  ]);
  expect(named('BASEc.png BASEaa.png a.png BASEa.png.map')).toEqual([]);
  expect([has(`${base}a.png`), has('a.png')]).toEqual([true, false]);
});

test('files of several folders are found, and none where there are none', () => {
  const text = '<img src="/x/assets/a.png"> <img src="/x/media/b.png">';
  expect(filesAt('/x/', ['assets/a.png', 'media/b.png']).namedIn(text)).toEqual([
    '/x/assets/a.png',
    '/x/media/b.png',
  ]);
  expect(filesAt('/x/', []).namedIn(text)).toEqual([]);
});

test('sealed files take their place, each once', async () => {
  const sealed = await filesAt('/', names).sealIn('"/a.png" "/b.png" "/a.png"', async (path, content) => {
    return `/sealed/${path.slice(folder.length + 1)}#${content.length}`;
  });
  expect(sealed).toBe('"/sealed/a.png#5" "/sealed/b.png#5" "/sealed/a.png#5"');
});
