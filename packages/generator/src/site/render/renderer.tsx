import { createRenderScope, renderTree } from '../../browser/islands/server/render-tree.tsx';
import type { IconSets } from '../../core/contracts/icons.ts';
import type { SidebarItem } from '../../core/contracts/navigation.ts';
import type { GeneratedLayoutProps, LockFormProps, PageContext } from '../../core/contracts/theme.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { createMemoryKeeper } from '../../core/memory/release-memory.ts';
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
  const { theme } = modules;
  const components = componentsByName(theme, modules.components);
  const ofAuthor = authorComponents<GeneratedLayoutProps<never>>('layouts', modules.layouts);
  const layouts = { ...theme.layouts, ...ofAuthor };
  const slots = authorComponents<object>('slots', modules.slots);
  const render = createPartRenderer(assets, icons);
  return {
    blocks: blocksBeside(theme.blocks, modules.components),
    componentNames: [...components.keys()],
    layoutNames: Object.keys(layouts),
    icons,
    renderComponent: createComponentRenderer(components, render),
    renderMdx: createMdxRenderer(modules.mdx, components, render),
    renderLock: (props, scope) => renderLock(theme, props, scope, render),
    renderPage: createDocumentRenderer({ theme, layouts, slots, components, assets, render }),
    renderSidebarFragment: (items, context) => renderSidebarFragment(theme, items, context, render),
    layoutTexts: (page) => layoutTexts(theme, page),
  };
}

const createPartRenderer =
  (assets: Assets, icons?: IconSets): RenderPart =>
  (element, { context, findFace, prefix }) => {
    const islandUrl = (id: string) => assets.island(id).src;
    const page = { clientData: clientData(context), pageContext: context, findFace, prefix };
    return renderTree(element, createRenderScope({ ...page, islandUrl, icons }));
  };

type ThemeModule = SiteModules['theme'];

function renderLock(
  { LockForm }: ThemeModule,
  props: LockFormProps,
  scope: PageScope,
  render: RenderPart,
): RenderedContent {
  if (!LockForm) throw new BifolioError(themeWithoutLocks(scope.context.page.file));
  const { missingIcons: _, ...rendered } = render(<LockForm {...props} />, scope);
  return { ...rendered, styles: ['lock'] };
}

/** Looks at memory after each entry: together they may stand for a hundred thousand pages. */
async function renderSidebarFragment(
  { SidebarFragment }: ThemeModule,
  items: readonly SidebarItem[],
  context: PageContext,
  render: RenderPart,
): Promise<string | undefined> {
  if (!SidebarFragment) return undefined;
  const scope = { context, findFace: () => undefined, prefix: 's' };
  const levels = writtenLevels(items);
  const keepMemory = createMemoryKeeper();
  const listItems: string[] = [];
  for (const item of items) {
    listItems.push(render(<SidebarFragment item={item} levels={levels} />, scope).html);
    await keepMemory();
  }
  return `<ul>${listItems.join('')}</ul>`;
}

function layoutTexts(
  { layoutTexts: texts = {} }: ThemeModule,
  { layout, frontmatter }: Parameters<Renderer['layoutTexts']>[0],
) {
  return Object.hasOwn(texts, layout) ? (texts[layout]?.(frontmatter) ?? []) : [];
}

const themeWithoutLocks = (file: string): Problem => ({
  severity: 'error',
  code: 'theme-without-locks',
  file,
  message: 'This page is locked, but the theme cannot ask for a password.',
  hint: 'Use a theme that exports `LockForm`, such as @bifolio/theme.',
});
