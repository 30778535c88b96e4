import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt, serve } from './fixtures/site.ts';

const counter = `'use client';
import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
import { word } from './word.js';

export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return jsx('button', { onClick: () => setCount(count + 1), children: word + count });
}
`;

test('a package that begins with "use client" is an island in dev as it is in a build, others are left to Node', async () => {
  const root = createSite({
    'README.md': '# Home\n\n<Tally />\n',
    'components/Tally.tsx':
      "import { Counter } from 'counter';\nimport plain from 'plain';\nexport { Counter as Again } from 'counter';\n\nexport const Tally = () => <p title={plain.text}><Counter start={3} /></p>;\n",
    'node_modules/counter/package.json':
      '{ "name": "counter", "type": "module", "exports": { "import": "./index.js" } }',
    'node_modules/counter/index.js': counter,
    'node_modules/counter/word.js': "export const word = 'Count ';\n",
    'node_modules/plain/package.json': '{ "name": "plain", "main": "index.js" }',
    'node_modules/plain/index.js': "exports.text = 'plain text';\n",
  });
  const island =
    /<p title="plain text"><bi-island src="([^"]+)" name="Counter" [^>]*><button>Count 3<\/button>/;
  const { stderr } = await bifolio(['build', root]);
  expect(stderr).toBe('');
  expect(readBuilt(root, 'index.html')).toMatch(island);

  const site = await serve(['dev', root, '--port', '0'], { apart: true });
  const html = await (await fetch(site.url)).text();
  expect(html).toMatch(island);
  const script = await fetch(new URL(island.exec(html)?.[1] ?? '', site.url));
  expect(await script.text()).toContain('function Counter(');
  await site.close();
});
