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
