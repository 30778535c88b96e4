import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, loadConfig } from 'bifolio';
import { expect, it } from 'vitest';

const compiled = new URL('../dist/index.js', import.meta.url).href;
const pets = readFileSync(new URL('./fixtures/pets.yaml', import.meta.url), 'utf8');

/** A site with an API, which bundles its theme. Needs `npm run build:packages`. */
const config = `import { openapi } from '${compiled}';
export default {
  title: 'Example', git: false,
  encrypt: { rules: { '/api/store/': 'correct-horse-17-battery' } },
  extensions: [openapi({ file: './openapi.yaml' })],
};
`;

it('builds pages whose links lead somewhere, and whose policy allows the hosts of the API', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-openapi-'));
  writeFileSync(join(root, 'bifolio.config.mjs'), config);
  writeFileSync(join(root, 'README.md'), '# Home\n');
  writeFileSync(join(root, 'openapi.yaml'), pets);
  const build = async () =>
    buildSite(await loadConfig(root, { reload: true }), { progress: { start() {}, step() {}, done() {} } });
  expect((await build()).problems).toEqual([]);
  const html = readFileSync(join(root, 'dist/api/pets/list-pets/index.html'), 'utf8');
  expect(html).toMatch(/<a[^>]* href="\/api\/schemas\/pet\/"[^>]*>Pet<\/a>/);
  expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).toMatch(
    /connect-src .*https:\/\/eu\.pets\.example\.com/,
  );
  expect(html).toContain('hydrate="interaction"');
  const links = (path: string) => sheetsOf(root, path).includes('.openapi-field');
  expect(
    ['api/', 'api/pets/', 'api/pets/list-pets/', 'api/schemas/pet/'].filter((path) => !links(path)),
  ).toEqual([]);
  expect(links('')).toBe(false);
  expect(readFileSync(join(root, 'dist/api/store/upload-photo/index.html'), 'utf8')).not.toContain('photos');

  writeFileSync(join(root, 'openapi.yaml'), pets.replace("'#/components/parameters/Trace'", "'#/nowhere'"));
  await expect(build()).rejects.toThrow(
    'openapi.yaml:27:15 Extension "openapi": The reference "#/nowhere" leads nowhere.',
  );
}, 180_000);

/** The style sheets that a page links, as one text. */
function sheetsOf(root: string, path: string): string {
  const html = readFileSync(join(root, 'dist', path, 'index.html'), 'utf8');
  const sheets = html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g);
  return Array.from(sheets, ([, file = '']) => readFileSync(join(root, 'dist', file), 'utf8')).join('\n');
}
