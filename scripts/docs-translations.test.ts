import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands, translatedSite } from '../packages/generator/src/cli/translate/commands.ts';
import { loadConfig } from '../packages/generator/src/site/config/load.ts';
import { root } from './paths.mjs';

test('both languages of the documentation are in step: bifolio translate status --site docs --strict', async () => {
  const config = await loadConfig(join(root, 'docs'), {});
  const { output, failed } = await commands.status(translatedSite(config), { strict: true, files: [] });
  expect(failed, output).toBe(false);
});
