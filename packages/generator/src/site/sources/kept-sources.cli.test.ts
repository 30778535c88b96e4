import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite } from '../../cli/fixtures/site.ts';

const compiled = new URL('../../../dist/index.js', import.meta.url).href;

/** A site whose source and data come from a file, as from a network that may be gone. */
const siteWith = (config: string) =>
  createSite({
    'bifolio.config.mjs': `export default { git: false, ${config} };\n`,
    'README.md': '# Home\n\n<Price />\n',
    'components/Price.tsx':
      "import prices from '../data/prices.mjs';\nexport default () => <p>Tea costs {prices.tea}.</p>;\n",
    'sources/rows.mjs': `import { readFileSync } from 'node:fs';
export default {
  *pages() { yield* JSON.parse(readFileSync(new URL('../answer.json', import.meta.url), 'utf8')).rows; },
};
`,
    'sources/none.mjs': 'export default { *pages() {} };\n',
    'data/prices.mjs': `import { readFileSync } from 'node:fs';
import { defineData } from '${compiled}';
export default defineData({ load: () => JSON.parse(readFileSync(new URL('../answer.json', import.meta.url), 'utf8')).prices });
`,
    'answer.json': JSON.stringify({ rows: [{ path: 'one.md', text: '# One' }], prices: { tea: 3 } }),
  });

test('with --kept-sources, a build takes what the last command was given, and asks nobody', async () => {
  const root = siteWith('');
  const none = await bifolio(['build', root, '--kept-sources']);
  expect(none.code).toBe(1);
  expect(none.stderr).toContain('sources/rows.mjs\n  error No rows of the source are kept.');
  expect(none.stderr).toContain('data/prices.mjs\n  error No value of the module is kept.');
  expect(none.stderr).toContain('Run bifolio sources first.');
  await bifolio(['sources', root]);
  rmSync(join(root, 'answer.json'));
  for (const args of [
    ['build', root],
    ['build', root, '--shard', '1/1', '--out', join(root, 'part-1')],
  ]) {
    const kept = await bifolio([...args, '--kept-sources']);
    expect(kept).toMatchObject({ code: 0, stderr: '' });
  }
  expect(readFileSync(join(root, 'dist/one/index.html'), 'utf8')).toContain('<title>One');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toMatch(/Tea costs (<!-- -->)?3/);
  rmSync(join(root, 'dist'), { recursive: true });
  const args = ['merge', join(root, 'part-1'), '--site', root, '--kept-sources'];
  const merged = await bifolio(args, { apart: true });
  expect(merged).toMatchObject({ code: 0, stderr: '' });
  expect((await bifolio(['check', root, '--kept-sources'])).code).toBe(0);
  expect((await bifolio(['build', root])).code).toBe(1);
});

test('a locked row, whose text nobody keeps, is no page that --kept-sources leaves out silently', async () => {
  const root = siteWith("encrypt: { rules: { '/one/': 'correct-horse-17-battery' } }");
  await bifolio(['sources', root]);
  writeFileSync(join(root, 'answer.json'), '');
  const { code, stderr } = await bifolio(['build', root, '--kept-sources']);
  expect(code).toBe(1);
  expect(stderr).toContain('The text of row "one.md" is not kept.');
});

test('the source of an extension stands still too, and takes back what its blocks need', async () => {
  const root = createSite({
    'bifolio.config.mjs': `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const state = { word: 'none' };
const source = {
  *pages({ folder }) {
    if (existsSync(new URL('./gone', import.meta.url))) throw new Error('was asked');
    mkdirSync(folder, { recursive: true });
    writeFileSync(folder + '/word', 'kept');
    yield { path: 'one.md', text: '# One' };
  },
  takeKept({ folder }) { state.word = readFileSync(folder + '/word', 'utf8'); },
};
const block = { name: 'word', setup(md) { md.core.ruler.push('word', ({ tokens }) => {
  for (const token of tokens) for (const child of token.children ?? []) child.content = child.content.replace('WORD', state.word);
}); } };
export default { git: false, extensions: [{ name: 'words', version: '1', sources: [source], markdown: { blocks: [block] } }] };
`,
    'README.md': '# Home\n\nThe word is WORD.\n',
  });
  const none = await bifolio(['build', root, '--kept-sources'], { apart: true });
  expect(none.stderr).toContain('No rows of the source are kept.');
  await bifolio(['sources', root], { apart: true });
  writeFileSync(join(root, 'gone'), '');
  const kept = await bifolio(['build', root, '--kept-sources'], { apart: true });
  expect(kept).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(root, 'dist/one/index.html'), 'utf8')).toContain('<title>One');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('The word is kept.');
});
