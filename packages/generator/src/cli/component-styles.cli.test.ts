import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

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
