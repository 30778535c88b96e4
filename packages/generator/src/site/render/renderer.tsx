import { createRenderScope, renderTree } from '../../browser/islands/server/render-tree.tsx';
import type { IconSets } from '../../core/contracts/icons.ts';
import type { SidebarItem } from '../../core/contracts/navigation.ts';
import type { GeneratedLayoutProps, LockFormProps, PageContext } from '../../core/contracts/theme.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { writtenLevels } from '../graph/sidebar/written-levels.ts';
import { createComponentRenderer } from './content/component-renderer.tsx';
import { authorComponents, blocksBeside, componentsByName } from './content/site-components.ts';
import type { Assets } from './head/assets.ts';
import { createMdxRenderer } from './mdx/mdx-renderer.tsx';
import { createDocumentRenderer } from './page/document-renderer.tsx';
import { clientData } from './page/page-data.tsx';
import type { PageScope, RenderedContent, Renderer, RenderPart, SiteModules } from './renderer-contract.ts';

/** Makes the renderer of a site from what Vite has bundled for the server. */
export function createRenderer(modules: SiteModules, assets: Assets, icons?: IconSets): Renderer {
  const components = componentsByName(modules.theme, modules.components);
  const ofAuthor = authorComponents<GeneratedLayoutProps<never>>('layouts', modules.layouts);
  const layouts = { ...modules.theme.layouts, ...ofAuthor };
  const slots = authorComponents<object>('slots', modules.slots);

  const render: RenderPart = (element, { context, findFace, prefix }) =>
    renderTree(
      element,
      createRenderScope({
        clientData: clientData(context),
        pageContext: context,
        islandUrl: (id) => assets.island(id).src,
        findFace,
        icons,
        prefix,
      }),
    );

  function renderLock(props: LockFormProps, scope: PageScope): RenderedContent {
    const { LockForm } = modules.theme;
    if (!LockForm) throw new BifolioError(themeWithoutLocks(scope.context.page.file));
    const { missingIcons: _, ...rendered } = render(<LockForm {...props} />, scope);
    return { ...rendered, styles: ['lock'] };
  }

  function renderSidebarFragment(items: readonly SidebarItem[], context: PageContext): string | undefined {
    const { SidebarFragment } = modules.theme;
    const scope = { context, findFace: () => undefined, prefix: 's' };
    if (!SidebarFragment) return undefined;
    const levels = writtenLevels(items);
    const listItems = items.map(
      (item) => render(<SidebarFragment item={item} levels={levels} />, scope).html,
    );
    return `<ul>${listItems.join('')}</ul>`;
  }

  return {
    blocks: blocksBeside(modules.theme.blocks, modules.components),
    componentNames: [...components.keys()],
    layoutNames: Object.keys(layouts),
    icons,
    renderComponent: createComponentRenderer(components, render),
    renderMdx: createMdxRenderer(modules.mdx, components, render),
    renderLock,
    renderPage: createDocumentRenderer({ theme: modules.theme, layouts, slots, components, assets, render }),
    renderSidebarFragment,
    layoutTexts({ layout, frontmatter }) {
      const texts = modules.theme.layoutTexts ?? {};
      return Object.hasOwn(texts, layout) ? (texts[layout]?.(frontmatter) ?? []) : [];
    },
  };
}

const themeWithoutLocks = (file: string): Problem => ({
  severity: 'error',
  code: 'theme-without-locks',
  file,
  message: 'This page is locked, but the theme cannot ask for a password.',
  hint: 'Use a theme that exports `LockForm`, such as @bifolio/theme.',
});
