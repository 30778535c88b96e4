import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Block } from '../packages/generator/src/core/contracts/markdown.ts';
import { kebabCase } from '../packages/generator/src/core/text/attribute-string.ts';
import { blockOptions } from '../packages/theme/src/found/block-options.ts';
import { root } from './paths.mjs';

const files = globSync('packages/theme/src/blocks/*/block.ts', { cwd: root });
const blocks: Block[] = await Promise.all(
  files.map(async (file) => ((await import(join(root, file))) as { default: Block }).default),
);
const tags = blocks.flatMap(({ tags = [] }) => tags);
/** Components that authors get by syntax. Their pages explain what it takes. */
const BY_SYNTAX = [
  'Abbreviation',
  'Annotation',
  'ChartJS',
  'Demo',
  'ECharts',
  'Flowchart',
  'Markmap',
  'PlantUML',
];

describe.each(['zh', 'en'])('the documentation in %s', (lang) => {
  const folder = join(root, 'docs', lang);
  const pages = globSync('{guide,plugins,config}/**/*.{md,mdx}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );

  const about = (names: readonly string[]) =>
    pages.filter((page) => names.some((name) => new RegExp(`<${name}\\b`).test(page)));

  it('has every tag', () => {
    const missing = tags.filter(({ names }) => about(names).length === 0);
    expect(missing.map(({ names }) => names[0]).sort()).toEqual(BY_SYNTAX);
  });

  it.each(tags.filter(({ names }) => !BY_SYNTAX.includes(names[0] ?? '')))(
    'has every attribute of $names.0',
    ({ names, attributes }) => {
      const known = about(names);
      expect(Object.keys(attributes).filter((name) => !known.some((page) => isNamed(page, name)))).toEqual(
        [],
      );
    },
  );

  it('has every option of a block', () => {
    const options = Object.keys(blockOptions).filter((name) => !pages.some((page) => isNamed(page, name)));
    expect(options).toEqual([]);
  });
});

/** Whether code of a page has a name: between back-ticks, or as an attribute in an example. */
const isNamed = (page: string, name: string) =>
  new RegExp(
    `\`(?:${name}|${kebabCase(name)})\`|[\\s:\`](?:${name}|${kebabCase(name)})(?=[=:]|\\s*/?>)`,
  ).test(page);
