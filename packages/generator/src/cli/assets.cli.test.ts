import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { walk } from '../core/files/walk.ts';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

const TABS = '::: tabs\n@tab One\n1\n@tab Two\n2\n:::\n';

/** Names of the scripts and style sheets in the output, without their hashes. */
const published = (root: string) =>
  walk(join(root, 'dist/assets')).files.map((name) => name.replace(/-[\w-]{8}(\.\w+)$/, '$1'));

test('a build leaves out scripts and style sheets that no page needs, until one does', async () => {
  const root = createSite({ 'README.md': '# A\n\nText.\n' });
  await bifolio(['build', root]);
  const few = published(root);
  for (const name of ['style-base.css', 'island-field-SearchBox.js', 'open-lightbox.js', 'react-root.js'])
    expect(few).toContain(name);
  for (const name of ['style-tabs.css', 'island-tabs-island.js', 'code-editor.js'])
    expect(few).not.toContain(name);

  writeFileSync(join(root, 'tabs.md'), `# Tabs\n\n${TABS}`);
  await bifolio(['build', root]);
  expect(published(root)).toEqual(expect.arrayContaining(['style-tabs.css', 'island-tabs-island.js']));
  writeFileSync(join(root, 'other.md'), '# Other\n');
  const { stdout } = await bifolio(['build', root]);
  expect(stdout).toContain('Built 4 pages');
  expect(published(root), 'of a page that is taken over').toEqual(
    expect.arrayContaining(['style-tabs.css', 'island-tabs-island.js']),
  );
});

test('what only locked pages, locked parts and their forms need is published, under a base too', async () => {
  const root = createSite({
    'bifolio.config.mjs': "export default { base: '/docs/' };\n",
    'README.md': '# A\n\n:::: encrypt password="a long password for tests"\n::: steps\n1. One\n:::\n::::\n',
    'locked.md': `---\npassword: a long password for tests\n---\n\n# Locked\n\n${TABS}`,
  });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  expect(published(root)).toEqual(
    expect.arrayContaining([
      'style-steps.css',
      'style-tabs.css',
      'island-tabs-island.js',
      'style-lock.css',
      'hash-worker.js',
    ]),
  );
  for (const [, name = ''] of readBuilt(root, 'locked/index.html').matchAll(/\/docs\/assets\/([\w.-]+)/g))
    expect(walk(join(root, 'dist/assets')).files).toContain(name);
});

test('small files that islands fetch are published, and small images are data', async () => {
  const root = createSite({
    'README.md': '# A\n\n<Files />\n',
    'components/Files.tsx': `'use client';
import image from '../lib/dot.png';
import data from '../lib/data.json?url';
import code from '../lib/code.wasm?url';
import font from '../lib/font.woff2';

export const Files = () => <p data-all={[image, data, code, font].join(' ')} />;
`,
    'lib/dot.png': 'dot',
    'lib/data.json': '{}',
    'lib/code.wasm': 'code',
    'lib/font.woff2': 'font',
  });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  expect(readBuilt(root, 'index.html')).toMatch(
    /data-all="data:image\/png;base64,\S+ \/assets\/data-[\w-]+\.json \/assets\/code-[\w-]+\.wasm \/assets\/font-[\w-]+\.woff2"/,
  );
  expect(published(root)).toEqual(expect.arrayContaining(['data.json', 'code.wasm', 'font.woff2']));
});
