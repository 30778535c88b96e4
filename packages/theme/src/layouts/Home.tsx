import type { LayoutProps } from 'bifolio';
import { useComponent, usePage } from 'bifolio/client';
import { blockTypes } from '../home/block-types.ts';
import { HomeBox } from '../home/HomeBox.tsx';
import { type HomeBlockInput, homeBlocks } from '../home/home-blocks.ts';
import { HomeContentContext } from '../home/home-content.tsx';
import { Shell } from './Shell.tsx';

/** The landing page: the blocks its frontmatter lists, the page's Markdown among or after them. */
export function Home({ children }: LayoutProps) {
  const { page, locale } = usePage();
  const blocks = homeBlocks(page.frontmatter, { title: locale.title, description: locale.description });
  return (
    <Shell className="home">
      <HomeContentContext value={children}>
        {blocks.map((block) => (
          <Block key={block.base.index} {...block} />
        ))}
      </HomeContentContext>
    </Shell>
  );
}

/** A block of the theme in its frame, or a component of the author's, which gets every field and frames itself. */
function Block({ base, fields, where }: HomeBlockInput) {
  const OwnBlock = useComponent(base.type);
  const block = blockTypes.get(base.type);
  if (block) return <HomeBox {...base}>{block.element(fields, { base, where })}</HomeBox>;
  if (OwnBlock) return <OwnBlock {...base} {...fields} />;
  throw new Error(
    `Home page: ${where} has the unknown type "${base.type}". ` +
      `Use one of: ${[...blockTypes.keys()].join(', ')}; or the name of a component in components/.`,
  );
}
