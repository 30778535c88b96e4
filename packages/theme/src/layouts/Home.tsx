import type { LayoutProps } from 'bifolio';
import { usePage, useReport } from 'bifolio/client';
import { checked } from '../home/check-fields.ts';
import { homeBlocks } from '../home/home-blocks.ts';
import { HomeContentContext } from '../home/home-content.tsx';
import { HomeBlockView } from '../home/parts/HomeBlocks.tsx';
import { Shell } from './Shell.tsx';

/** The landing page: the blocks its frontmatter lists, the page's Markdown among or after them. */
export function Home({ children }: LayoutProps) {
  const { page, locale } = usePage();
  const site = { title: locale.title, description: locale.description };
  const report = useReport();
  const blocks = checked(
    report,
    () => homeBlocks(page.frontmatter, site, report),
    () => homeBlocks({ config: [] }, site),
  );
  return (
    <Shell className="home" isText>
      <HomeContentContext value={children}>
        {!blocks.some(({ leads }) => leads) && (
          <h1 className="visually-hidden">{page.title || locale.title}</h1>
        )}
        {blocks.map((block) => (
          <HomeBlockView key={block.base.index} {...block} />
        ))}
      </HomeContentContext>
    </Shell>
  );
}
