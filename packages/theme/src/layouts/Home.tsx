import type { LayoutProps } from 'bifolio';
import { usePage } from 'bifolio/client';
import { Features } from '../home/features/Features.tsx';
import { Hero } from '../home/hero/Hero.tsx';
import { type HomeBlock, homeBlocks } from '../home/home-blocks.ts';
import { Shell } from './Shell.tsx';

/** The landing page: the blocks its frontmatter lists, the page's Markdown among or after them. */
export function Home({ children }: LayoutProps) {
  const { page, locale } = usePage();
  const blocks = homeBlocks(page.frontmatter, { title: locale.title, description: locale.description });
  return (
    <Shell className="home">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move, and two may be alike
        <Block key={index} block={block}>
          {children}
        </Block>
      ))}
    </Shell>
  );
}

function Block({ block, children }: LayoutProps & { block: HomeBlock }) {
  if (block.type === 'hero') return <Hero {...block} />;
  if (block.type === 'features') return <Features {...block} />;
  return <div className="prose home-custom">{children}</div>;
}
