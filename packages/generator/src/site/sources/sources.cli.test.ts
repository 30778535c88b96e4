import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, serve } from '../../cli/fixtures/site.ts';

const compiled = new URL('../../../dist/index.js', import.meta.url).href;

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
    await expect.poll(() => site.output()).toContain('rows.json changed: restarted.');
    expect(site.output()).not.toContain('The config has changed');
    writeFileSync(join(root, 'rows.json'), '[{ "path": "one.md", ');
    await expect.poll(() => site.output()).toContain('Its last rows are used.');
    expect(await read('/two/')).toContain('<title>Two');
  } finally {
    await site.close();
  }
});

test('what each source and module of data gives is told without a build', async () => {
  const root = createSite({
    'bifolio.config.mjs':
      "export default { git: false, encrypt: { rules: { '/two/': 'correct-horse-17-battery' } } };\n",
    'README.md': '# Home\n',
    'sources/rows.mjs': SOURCE,
    'rows.json':
      '[{ "path": "one.md", "text": "# One" }, { "path": "two.md", "text": "# Two" }, { "path": "old.md", "text": "" }]',
    'data/prices.mjs': `import { defineData } from '${compiled}';\nexport default defineData({ load: () => ({ tea: 3 }) });\n`,
  });
  const first = await bifolio(['sources', root]);
  expect(first.stdout).toMatch(/^sources\/rows\.mjs: 3 rows, 3 added, in \d+\.\d s, kept in .*\/rows$/m);
  expect(first.stdout).toMatch(/^data\/prices\.mjs: 9 B, in \d+\.\d s, kept in .*\/prices\.json$/m);
  expect(existsSync(join(root, 'dist'))).toBe(false);
  expect(existsSync(join(root, '.bifolio/sources/rows/files/one.md'))).toBe(true);
  expect(existsSync(join(root, '.bifolio/sources/rows/files/two.md'))).toBe(false);
  writeFileSync(
    join(root, 'rows.json'),
    '[{ "path": "one.md", "text": "# First" }, { "path": "two.md", "text": "# Two" }, { "path": "new.md", "text": "" }]',
  );
  const second = await bifolio(['sources', root]);
  expect(second.stdout).toMatch(/^sources\/rows\.mjs: 3 rows, 1 added, 1 changed, 1 gone, in /m);
});
