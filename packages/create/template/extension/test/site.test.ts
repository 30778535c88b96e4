import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSite, createProgress, loadConfig } from 'bifolio';

test('the site in `site` is built with the extension', async () => {
  const config = await loadConfig(fileURLToPath(new URL('../site', import.meta.url)));
  const { problems } = await buildSite(config, { progress: createProgress(process.stderr) });
  assert.deepEqual(problems, []);
  const written = JSON.parse(
    readFileSync(new URL('../site/dist/my-extension.json', import.meta.url), 'utf8'),
  );
  assert.deepEqual(written, [{ title: 'A site for trying the extension', url: 'https://example.com/' }]);
});
