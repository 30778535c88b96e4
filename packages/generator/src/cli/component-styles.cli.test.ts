import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt, serve } from './fixtures/site.ts';

test('a sheet that an island imports is linked where the island is, one of a static component everywhere', async () => {
  const root = createSite({
    'README.md': '# Home\n',
    'tool.md': '# Tool\n\n<Dial />\n',
    'components/Dial.jsx': "'use client';\nimport './dial.css';\nexport const Dial = () => <b>3</b>;\n",
    'components/dial.css': '.dial-island { color: teal }\n',
    'components/Frame.jsx': "import './frame.css';\nexport const Frame = () => <b>4</b>;\n",
    'components/frame.css': '.static-frame { color: plum }\n',
  });
  const { code, stderr } = await bifolio(['build', root]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const sheetsOf = (file: string) =>
    [...readBuilt(root, file).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
      .map(([, path = '']) => readBuilt(root, path))
      .join('\n');
  expect(sheetsOf('tool/index.html')).toContain('dial-island');
  expect(sheetsOf('index.html')).not.toContain('dial-island');
  expect(sheetsOf('index.html')).toContain('static-frame');
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
