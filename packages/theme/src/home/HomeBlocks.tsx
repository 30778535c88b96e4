import { useComponent } from 'bifolio/client';
import { blockTypes } from './block-types.ts';
import { HomeBox } from './HomeBox.tsx';
import { type HomeBlockInput, listed } from './home-blocks.ts';

/** Blocks of a home page anywhere in Markdown: `<HomeBlocks config={[…]} />`, the list as in the frontmatter of one. */
export function HomeBlocks({ config }: { config: unknown }) {
  return listed(config).map((block) => <HomeBlockView key={block.where} {...block} />);
}

/** A block of the theme in its frame, or a component of the author's, which gets every field and frames itself. */
export function HomeBlockView({ base, fields, where }: HomeBlockInput) {
  const OwnBlock = useComponent(base.type);
  const block = blockTypes.get(base.type);
  if (block) return <HomeBox {...base}>{block.element(fields, { base, where })}</HomeBox>;
  if (OwnBlock) return <OwnBlock {...base} {...fields} />;
  throw new Error(
    `Home page: ${where} has the unknown type "${base.type}". ` +
      `Use one of: ${[...blockTypes.keys()].join(', ')}; or the name of a component in components/.`,
  );
}
