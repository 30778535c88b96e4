import { useComponent, useReport } from 'bifolio/client';
import type { ReactElement } from 'react';
import { blockTypes } from '../block-types.ts';
import { checked, optionOf } from '../check-fields.ts';
import { type HomeBlockInput, listed } from '../home-blocks.ts';
import { HomeBox } from './HomeBox.tsx';

/** Blocks of a home page anywhere in Markdown: `<HomeBlocks config={[…]} />`, the list as in the frontmatter of one. */
export function HomeBlocks({ config }: { config: unknown }) {
  return listed(config).map((block) => <HomeBlockView key={block.where} {...block} />);
}

/** A block of the theme in its frame, or a component of the author's, which gets every field and frames itself. Nothing for a type that nobody has. */
export function HomeBlockView({ base, fields, where, leads }: HomeBlockInput) {
  const OwnBlock = useComponent(base.type);
  const block = blockTypes.get(base.type);
  const report = useReport();
  if (block) {
    const draw = () => block.element(fields, { base, where, leads }, report);
    const element = checked<ReactElement | undefined>(report, draw, () => undefined);
    return element && <HomeBox {...base}>{element}</HomeBox>;
  }
  if (OwnBlock) return <OwnBlock {...base} {...fields} />;
  const types = `Use one of: ${[...blockTypes.keys()].join(', ')}; or the name of a component in components/.`;
  if (!report) throw new Error(`Home page: ${where} has the unknown type "${base.type}". ${types}`);
  report({
    severity: 'warning',
    code: 'home-block',
    message: `Unknown home page block "${base.type}"; it is omitted.`,
    hint: types,
    option: [...optionOf(where), 'type'],
  });
  return null;
}
