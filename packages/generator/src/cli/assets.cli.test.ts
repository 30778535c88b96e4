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

test('files that static components and .mdx pages import are published when a page shows them, from the kept bundle too', async () => {
  const root = createSite({
    'bifolio.config.mjs': "export default { base: '/docs/' };\n",
    'README.md': '# A\n\n<Photo />\n',
    'guide.mdx': "import plan from './plan.pdf';\n\n# Guide\n\n<a href={plan}>Plan</a>\n",
    'plan.pdf': 'plan',
    'components/Photo.tsx':
      'import photo from "../lib/Tom\'s 图.png";\nexport const Photo = () => <img src={photo} alt="" />;\n',
    'components/Unused.tsx':
      'import other from \'../lib/other.png\';\nexport const Unused = () => <img src={other} alt="" />;\n',
    "lib/Tom's 图.png": 'x'.repeat(5000),
    'lib/other.png': 'y'.repeat(5000),
  });
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  expect(shownBy(root, 'index.html', /src="\/docs\/([^"]+\.png)"/)).toBe('x'.repeat(5000));
  expect(shownBy(root, 'guide/index.html', /href="\/docs\/([^"]+\.pdf)"/)).toBe('plan');
  expect(published(root)).not.toContain('other.png');

  writeFileSync(join(root, 'other.md'), '# Other\n\n<Unused />\n');
  await bifolio(['build', root]);
  expect(shownBy(root, 'index.html', /src="\/docs\/([^"]+\.png)"/)).toBe('x'.repeat(5000));
  expect(published(root)).toContain('other.png');
  writeFileSync(join(root, "lib/Tom's 图.png"), 'z'.repeat(5000));
  await bifolio(['build', root]);
  expect(shownBy(root, 'index.html', /src="\/docs\/([^"]+\.png)"/)).toBe('z'.repeat(5000));
});

/** Content of the file that a page names. */
function shownBy(root: string, page: string, pattern: RegExp): string {
  const [, address = ''] = pattern.exec(readBuilt(root, page)) ?? [];
  return readBuilt(root, decodeURI(address.replaceAll('&#x27;', "'")));
}

test('a file that a static component imports is encrypted where only locked pages and locked parts show it', async () => {
  const root = createSite({
    'README.md': '# A\n\n:::: encrypt password="a long password for tests"\n<Plan />\n::::\n\n<Photo />\n',
    'locked.md': '---\npassword: a long password for tests\n---\n\n# Locked\n\n<Map />\n\n<Photo />\n',
    'overrides/Footer.tsx':
      'import logo from \'../components/logo.png\';\n\nexport default () => <img src={logo} alt="" />;\n',
    'components/logo.png': 'logo'.repeat(2000),
    ...Object.fromEntries(
      ['Plan', 'Map', 'Photo'].flatMap((name) => [
        [
          `components/${name}.tsx`,
          `import file from './${name}.png';\nexport const ${name} = () => <img src={file} alt="" />;\n`,
        ],
        [`components/${name}.png`, `canary of ${name} `.repeat(400)],
      ]),
    ),
  });
  const { stderr } = await bifolio(['build', root]);
  // The frame of a locked page is that of all pages; its content is its own.
  expect(stderr.match(/its file "[^"]+" too/g)).toEqual(['its file "Photo.png" too']);
  const texts = walk(join(root, 'dist')).files.map((file) => readBuilt(root, file));
  expect(texts.some((text) => text.includes('canary of Photo'))).toBe(true);
  expect(texts.filter((text) => /canary of (?:Plan|Map)/.test(text))).toEqual([]);
  expect(texts.filter((text) => /(?:Plan|Map)-[\w-]{8}\.png/.test(text))).toEqual([]);
  expect(walk(join(root, 'dist')).files.filter((file) => file.endsWith('.bin')).length).toBeGreaterThan(2);
});
