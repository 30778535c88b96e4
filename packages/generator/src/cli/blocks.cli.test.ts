import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite, readBuilt } from './fixtures/site.ts';

/** In a built site the theme's blocks come from a bundle with its own copy of what blocks import, the author's do not. */
const CONFIG = `import { defineBlock } from 'bifolio';
import { defineNestedContainer } from 'bifolio/markdown';

const gizmo = defineBlock({
  name: 'gizmo',
  setup: (md) => defineNestedContainer(md, 'gizmo', ({ body }) => body),
});
const graph = defineBlock({
  name: 'graph',
  fences: { languages: ['dot'], component: 'Graph' },
  settle(page) {
    page.need({ 'worker-src': ['blob:'] });
    for (const { props, file } of page.components('Graph')) {
      const read = page.readFile('./edges.txt', file);
      props.edges = 'text' in read ? read.text : '';
    }
  },
});

export default { markdown: { blocks: [gizmo, graph] } };
`;

const GRAPH = `import { useNeeds } from 'bifolio/client';

export default function Graph({ source, edges }) {
  useNeeds({ 'connect-src': ['https://graphs.example.org'] });
  return <figure>{source} {edges}</figure>;
}
`;

test('blocks of the theme and of the author work side by side in a built site', async () => {
  const root = createSite({
    'bifolio.config.ts': CONFIG,
    'components/Graph.jsx': GRAPH,
    'edges.txt': 'three edges',
    'README.md': [
      '# A',
      '::: collaps\nx\n:::',
      '::: gizmos\nx\n:::',
      '::: tabs\nno panel\n:::',
      ':::: gizmo\n::: tip\nInside\n:::\n::::',
      '::: field-group\n@field a\n\n:::: tabs\nnone\n::::\n:::',
      '```dot\na -> b\n```',
    ].join('\n\n'),
    'm.mdx': '# M\n\n```dot\nin mdx\n```\n',
  });
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(import.meta.dirname, '../..'), join(root, 'node_modules/bifolio'));
  const { stdout, stderr } = await bifolio(['build', root]);
  const output = stdout + stderr;
  expect(output).toContain('Unknown container "collaps"');
  expect(output).toContain('Did you mean "collapse"?');
  expect(output).toContain('Did you mean "gizmo"?');
  expect(output.match(/These tabs contain no line/g)).toHaveLength(2);
  expect(output).not.toContain('Unknown container "tabs"');
  expect(output).not.toContain('Unknown language');
  expect(readBuilt(root, 'index.html')).toContain('<figure>a -&gt; b three edges</figure>');
  expect(readBuilt(root, 'm/index.html')).toContain('<figure>in mdx three edges</figure>');
  expect(readBuilt(root, '_headers')).toMatch(
    /connect-src 'self' https:\/\/graphs\.example\.org; worker-src 'self' blob:/,
  );

  writeFileSync(join(root, 'edges.txt'), 'four edges');
  await bifolio(['build', root]);
  expect(readBuilt(root, 'index.html')).toContain('<figure>a -&gt; b four edges</figure>');
});
