import type { ComponentType, ReactNode } from 'react';
import { BifolioError, type Problem } from '../errors/bifolio-error.ts';
import type { SidebarItem } from '../graph/types.ts';
import { writtenLevels } from '../graph/written-levels.ts';
import type { IconSets } from '../icons/types.ts';
import { RenderedHtml } from '../islands/html.tsx';
import { reviveProps } from '../islands/island-props.ts';
import { createRenderScope, renderTree } from '../islands/server/render-tree.tsx';
import type { ComponentCall, RenderedComponent } from '../markdown/types.ts';
import type { GeneratedLayoutProps, LockFormProps, PageContext } from '../theme-contract.ts';
import type { Assets } from './assets.ts';
import { createDocumentRenderer } from './document-renderer.tsx';
import { MdxScopeContext, mdxComponents } from './mdx-components.tsx';
import { mdxStyles, placedError, unknownTags } from './mdx-page.tsx';
import { clientData } from './page-data.tsx';
import type {
  MdxScope,
  PageScope,
  RenderedContent,
  RenderedMdx,
  Renderer,
  SiteModules,
} from './renderer-contract.ts';
import { authorComponents, blocksBeside, componentsByName } from './site-components.ts';

/** Makes the renderer of a site from what Vite has bundled for the server. */
export function createRenderer(modules: SiteModules, assets: Assets, icons?: IconSets): Renderer {
  const components = componentsByName(modules.theme, modules.components);
  const ofAuthor = authorComponents<GeneratedLayoutProps<never>>('layouts', modules.layouts);
  const layouts = { ...modules.theme.layouts, ...ofAuthor };
  const slots = authorComponents<object>('slots', modules.slots);

  const render = (element: ReactNode, { context, findFace, prefix }: PageScope) =>
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

  function renderComponent(call: ComponentCall, scope: PageScope): RenderedComponent | undefined {
    const entry = components.get(call.name);
    if (!entry) return undefined;
    const Component = entry.component as ComponentType<Record<string, unknown>>;
    const { slots } = call;
    const slot = (name: string) =>
      slots?.[name] !== undefined && <RenderedHtml key={name} html={slots[name]} />;
    const props = slots ? reviveProps(call.props, slot) : call.props;
    const children = call.children === undefined ? undefined : <RenderedHtml html={call.children} />;
    const { missingIcons, ...rendered } = render(<Component {...props}>{children}</Component>, scope);
    return {
      ...rendered,
      styles: [...(entry.style ? [entry.style] : []), ...rendered.styles],
      problems: [...missingIcons.values()],
    };
  }

  function renderLock(props: LockFormProps, scope: PageScope): RenderedContent {
    const { LockForm } = modules.theme;
    if (!LockForm) throw new BifolioError(themeWithoutLocks(scope.context.page.file));
    const { missingIcons: _, ...rendered } = render(<LockForm {...props} />, scope);
    return { ...rendered, styles: ['lock'] };
  }

  async function renderMdx(file: string, scope: MdxScope): Promise<RenderedMdx> {
    const load = modules.mdx[file];
    if (!load) throw new Error(`The server bundle has no page "${file}".`);
    const { default: Content, data } = await load();
    if (data.problem) throw new BifolioError({ file, ...data.problem });
    const { tags } = data.places;
    const { stays, problems } = unknownTags(tags, components);
    const named = { ...mdxComponents(components, scope), ...stays };
    try {
      const { missingIcons, ...rendered } = render(
        <MdxScopeContext value={{ ...scope, components: named }}>
          <Content />
        </MdxScopeContext>,
        scope,
      );
      const styles = mdxStyles(data.places, components);
      return {
        ...rendered,
        styles: [...styles, ...rendered.styles],
        data,
        problems: [...problems, ...missingIcons.values()],
      };
    } catch (error) {
      throw placedError(error, tags);
    }
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
    renderComponent,
    renderMdx,
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
