import type { Block } from 'bifolio/markdown';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { blockRenderer } from '../fixtures/render-block.tsx';

const files = globSync('../blocks/*/block.ts', { cwd: import.meta.dirname });
const blocks = await Promise.all(
  files.map(async (file) => ((await import(file)) as { default: Block }).default),
);
const render = blockRenderer(blocks, {});

it.each([
  '@[pdf',
  '@[jsfiddle',
  '@[codepen',
  '@[codesandbox',
  '@[replit',
  '@[artPlayer',
  '@[audioReader',
  '@[acfun',
  '@[bilibili',
  '@[youtube',
  '@[demo',
  '@[qrcode',
  '@[code-tree',
])('the attributes of %s](…) are those that are declared, with values of their kinds', async (name) => {
  const { problems } = await render(`${name} colour=red title](x)`);
  const told = problems.filter(({ code }) => code === 'container-attribute');
  expect(told).toMatchObject([
    { line: 1, message: `Unknown attribute "colour" in ${name}]; it is ignored.` },
    { line: 1, message: `Missing value for title in ${name}].` },
  ]);
});
