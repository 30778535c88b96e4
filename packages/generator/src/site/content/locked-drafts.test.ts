import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSite } from '../../cli/fixtures/site.ts';
import { buildSite } from '../build/build-site.ts';
import { loadConfig } from '../config/load.ts';

const progress = { start() {}, step() {}, done() {} };

test('no cache says anything of locked drafts, whatever locks them', async () => {
  const row = {
    path: 'plans/kestrel-row.md',
    data: { draft: true, title: 'Kestrel row' },
    text: 'Kestrel text',
  };
  const root = createSite({
    'bifolio.config.mjs':
      "export default { encrypt: { rules: { '/plans/': 'correct-horse-17-battery' } } };\n",
    'README.md': '# Home\n',
    'sources/rows.mjs': `export default { *pages() { yield ${JSON.stringify(row)}; } };\n`,
    'plans/open.md': '# Plan\n',
    'plans/kestrel-path.md': '---\ndraft: true\n---\n\n# Kestrel title\n',
    'kestrel-own.md': '---\ndraft: true\npassword: correct-horse-17-battery\n---\n\n# Kestrel of its own\n',
    'other.md': '---\ndraft: true\n---\n\n# Other draft\n',
  });
  for (const _ of ['cold', 'warm']) {
    await buildSite(await loadConfig(root, { reload: true }), { progress });
    expect(readFileSync(join(root, '.bifolio/scan'), 'utf8')).toContain('Other draft');
    expect(filesWith(join(root, '.bifolio'), /kestrel/i)).toEqual(['sources/rows/rows']);
  }
});

/** Files whose path or content matches. The list of a source's rows has paths and keys, nothing of what they say. */
function filesWith(folder: string, pattern: RegExp): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return paths
    .filter((path) => pattern.test(path) || pattern.test(readFileSync(path, 'latin1')))
    .map((path) => path.slice(folder.length + 1));
}
