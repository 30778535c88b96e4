import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSite, serve } from '../../cli/fixtures/site.ts';

const SOURCE = `import { readFile } from 'node:fs/promises';
export default {
  watch: ['rows.json'],
  async *pages() {
    yield* JSON.parse(await readFile(new URL('../rows.json', import.meta.url), 'utf8'));
  },
};
`;

test('in dev, pages follow the files that a source watches, and stay while it fails', async () => {
  const root = createSite({
    'bifolio.config.mjs': 'export default { git: false };\n',
    'README.md': '# Home\n',
    'sources/rows.mjs': SOURCE,
    'rows.json': '[{ "path": "one.md", "text": "# One" }]',
  });
  const site = await serve(['dev', root, '--port', '0']);
  const read = async (path: string) => (await fetch(new URL(path, site.url))).text();
  try {
    expect(await read('/one/')).toContain('<title>One');
    writeFileSync(
      join(root, 'rows.json'),
      '[{ "path": "one.md", "text": "# First" }, { "path": "two.md", "text": "# Two" }]',
    );
    await expect.poll(() => read('/two/')).toContain('<title>Two');
    expect(await read('/one/')).toContain('<title>First');
    writeFileSync(join(root, 'rows.json'), '[{ "path": "one.md", ');
    await expect.poll(() => site.output()).toContain('Its last rows are used.');
    expect(await read('/two/')).toContain('<title>Two');
  } finally {
    await site.close();
  }
});
