import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt, serve } from './fixtures/site.ts';

test('a sheet that an island or a static component imports is linked where that is', async () => {
  const root = createSite({
    'README.md': '# Home\n',
    'tool.md': '# Tool\n\n<Dial />\n',
    'picture.md': '# Picture\n\n<Frame />\n',
    'components/Dial.jsx': "'use client';\nimport './dial.css';\nexport const Dial = () => <b>3</b>;\n",
    'components/dial.css': '.dial-island { color: teal }\n',
    'components/Frame.jsx': "import './frame.css';\nexport const Frame = () => <b>4</b>;\n",
    'components/frame.css': '.static-frame { color: plum }\n',
  });
  const build = async () => {
    const { code, stderr } = await bifolio(['build', root]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
  };
  await build();
  const sheetsOf = (file: string) =>
    [...readBuilt(root, file).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
      .map(([, path = '']) => readBuilt(root, path))
      .join('\n');
  expect(sheetsOf('tool/index.html')).toContain('dial-island');
  expect(sheetsOf('picture/index.html')).toContain('static-frame');
  expect(sheetsOf('index.html')).not.toMatch(/dial-island|static-frame/);
  writeFileSync(join(root, 'components/frame.css'), '.changed-frame { color: plum }\n');
  await build();
  expect(sheetsOf('picture/index.html')).toContain('changed-frame');
  expect(sheetsOf('picture/index.html')).not.toContain('static-frame');
});

const SHEETS_OF_STATIC = {
  'README.md': '# Home\n',
  'picture.md': '# Picture\n\n<Frame />\n',
  'page.mdx':
    "import styles from './lib/page.module.css';\nimport text from './lib/text.css?raw';\n\n# Page\n\n<b className={styles.ofPage}>5</b> {text.length}\n",
  'lib/text.css': '.only-text { color: silver }\n',
  'components/Frame.jsx':
    "import styles from './frame.module.css';\nimport '../lib/line.scss';\nexport const Frame = () => <b className={styles.edge}>4</b>;\n",
  'components/frame.module.css': '.edge { composes: base from "../lib/base.module.css"; color: plum }\n',
  'lib/base.module.css': '.base { color: teal }\n',
  'lib/page.module.css': '.ofPage { color: navy }\n',
  'lib/line.scss': "@use 'ink';\n.line { color: ink.$line }\n",
  'lib/_ink.scss': '$line: olive;\n',
};

test('CSS modules and Sass of static components and .mdx pages reach readers, and follow what they are made of', async () => {
  const root = createSite(SHEETS_OF_STATIC);
  const build = async () => {
    const { code, stderr } = await bifolio(['build', root]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
  };
  const sheetsOf = (file: string) =>
    [...readBuilt(root, file).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
      .map(([, path = '']) => {
        expect(path).toMatch(/\.css$/);
        return readBuilt(root, path);
      })
      .join('\n');
  await build();
  const [, names = ''] = /<b class="([^"]+)">4/.exec(readBuilt(root, 'picture/index.html')) ?? [];
  expect(names.split(' ')).toHaveLength(2);
  for (const name of names.split(' ')) expect(sheetsOf('picture/index.html')).toContain(`.${name}{`);
  expect(sheetsOf('picture/index.html')).toContain('.line{color:olive}');
  expect(sheetsOf('index.html')).not.toMatch(/_edge_|olive|silver/);
  const [, name = ''] = /<b class="([^"]+)">5/.exec(readBuilt(root, 'page/index.html')) ?? [];
  expect(sheetsOf('page/index.html')).toContain(`.${name}{`);
  expect(sheetsOf('page/index.html')).not.toContain('only-text');

  writeFileSync(join(root, 'lib/_ink.scss'), '$line: tan;\n');
  await build();
  expect(sheetsOf('picture/index.html')).toContain('.line{color:tan}');
});

test('a sheet that a slot brings along too is linked everywhere, after those of the config', async () => {
  const root = createSite({
    'bifolio.config.ts': "export default { styles: ['own.css'] };\n",
    'own.css': '.own { color: teal }\n',
    'README.md': '# Home\n',
    'components/Frame.jsx': "import './frame.css';\nexport const Frame = () => <b>4</b>;\n",
    'components/frame.css': '.static-frame { color: plum }\n',
    'slots/doc-top.jsx': "export { Frame as default } from '../components/Frame.jsx';\n",
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const sheets = [...readBuilt(root, 'index.html').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
  const texts = sheets.map(([, path = '']) => readBuilt(root, path));
  expect(texts.at(-2)).toContain('.own');
  expect(texts.at(-1)).toContain('.static-frame');
});

test('in dev the same sheets are linked from the start, those of packages too', async () => {
  const root = createSite({
    'README.md': '# Home\n',
    'tool.md': '# Tool\n\n<Dial />\n',
    'components/Dial.jsx': "'use client';\nimport './hand.js';\nexport const Dial = () => <b>3</b>;\n",
    'components/hand.js': "import 'pretty-hands/style.css';\n",
    'node_modules/pretty-hands/package.json': '{ "name": "pretty-hands" }',
    'node_modules/pretty-hands/style.css': '.dial-island { color: teal }\n',
    'components/Frame.jsx': "import './frame.css';\nexport const Frame = () => <b>4</b>;\n",
    'components/frame.css': '.static-frame { color: plum }\n',
  });
  const site = await serve(['dev', root, '--port', '0']);
  const sheetsOf = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    const addresses = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, one]) => one);
    const asked = addresses.map((one) => fetch(site.url + one, { headers: { accept: 'text/css' } }));
    return (await Promise.all(asked.map(async (one) => (await one).text()))).join('\n');
  };
  try {
    expect(await sheetsOf('tool/')).toContain('dial-island');
    const home = await sheetsOf('');
    expect(home).not.toContain('dial-island');
    expect(home).toContain('static-frame');
  } finally {
    await site.close();
  }
});
