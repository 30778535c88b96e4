import type { LayoutProps } from 'bifolio';
import { usePage } from 'bifolio/client';
import { HomeBlockView } from '../home/HomeBlocks.tsx';
import { homeBlocks } from '../home/home-blocks.ts';
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
          <HomeBlockView key={block.base.index} {...block} />
        ))}
      </HomeContentContext>
    </Shell>
  );
}
