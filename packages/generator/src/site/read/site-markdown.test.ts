import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { loadConfig } from '../config/load.ts';
import { siteMarkdown } from './site-markdown.ts';

test('what `markdown.config` throws is told as the author’s, with file and line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-own-'));
  const theme = new URL('../../cli/fixtures/journal/theme.ts', import.meta.url).href;
  const text = `import { journal } from '${theme}';\nexport default {\n  theme: journal(),\n  markdown: { config: (md) => md.use('deflist') },\n};\n`;
  writeFileSync(join(root, 'bifolio.config.mjs'), text);
  const config = await loadConfig(root);
  const make = () => siteMarkdown(config, []);
  expect(make).toThrow(BifolioError);
  expect(make).toThrow(
    /^bifolio\.config\.mjs:4:\d+ The function `markdown\.config` threw an error: .*\n {2}It gets markdown-it/,
  );
});
