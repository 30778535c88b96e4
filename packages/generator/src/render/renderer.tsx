import { createHash } from 'node:crypto';
import type { ComponentType, ReactNode } from 'react';
import { BifolioError } from '../errors.ts';
import type { SidebarItem } from '../graph/types.ts';
import type { IconSets } from '../icons/types.ts';
import { Html } from '../islands/html.tsx';
import { reviveProps } from '../islands/island-props.ts';
import { PagePartsContext } from '../islands/page-parts.tsx';
import { createRenderScope, renderTree } from '../islands/server/render-tree.tsx';
import type { ComponentCall, RenderedComponent } from '../markdown/types.ts';
import type { LayoutProps, PageContext, ThemeServer } from '../theme-contract.ts';
import type { Assets } from './assets.ts';
import { Head } from './head.tsx';
import { MdxScopeContext, mdxComponents } from './mdx-components.tsx';
import { mdxStyles, placedError, unknownTags } from './mdx-page.tsx';
import { clientData, PageDataScript } from './page-data.tsx';
import { pageLanguage } from './page-language.ts';
import { preloadsOf, withoutImagePreloads } from './preloads.ts';
import type {
  MdxScope,
  PageInput,
  PageScope,
  RenderedDocument,
  RenderedMdx,
  Renderer,
  SiteModules,
} from './renderer-contract.ts';
import { authorComponents, componentsByName } from './site-components.ts';

/** Makes the renderer of a site from what Vite has bundled for the server. */
export function createRenderer(modules: SiteModules, assets: Assets, icons?: IconSets): Renderer {
  const components = componentsByName(modules.theme, modules.components);
  const layouts = { ...modules.theme.layouts, ...authorComponents<LayoutProps>('layouts', modules.layouts) };
  const slots = authorComponents<object>('slots', modules.slots);

  const render = (element: ReactNode, { context, prefix }: PageScope) =>
    renderTree(
      element,
      createRenderScope({
        clientData: clientData(context),
        pageContext: context,
        islandUrl: (id) => assets.island(id).src,
        icons,
        prefix,
      }),
    );

  function renderComponent(call: ComponentCall, scope: PageScope): RenderedComponent | undefined {
    const entry = components.get(call.name);
    if (!entry) return undefined;
    const Component = entry.component as ComponentType<Record<string, unknown>>;
    const { slots } = call;
    const slot = (name: string) => slots?.[name] !== undefined && <Html key={name} html={slots[name]} />;
    const props = slots ? reviveProps(call.props, slot) : call.props;
    const children = call.children === undefined ? undefined : <Html html={call.children} />;
    const { html, islands, missingIcons } = render(<Component {...props}>{children}</Component>, scope);
    return { html, islands, styles: entry.style ? [entry.style] : [], problems: [...missingIcons.values()] };
  }

  async function renderMdx(file: string, scope: MdxScope): Promise<RenderedMdx> {
    const load = modules.mdx[file];
    if (!load) throw new Error(`The server bundle has no page "${file}".`);
    const { default: Content, data } = await load();
    if (data.problem) throw new BifolioError({ file, ...data.problem });
    const { tags } = data.places;
    const { stays, problems } = unknownTags(tags, components);
    const known = { ...mdxComponents(components, scope), ...stays };
    try {
      const { html, islands, missingIcons } = render(
        <MdxScopeContext value={scope}>
          <Content components={known} />
        </MdxScopeContext>,
        scope,
      );
      const styles = mdxStyles(data.places, components);
      return { html, islands, styles, data, problems: [...problems, ...missingIcons.values()] };
    } catch (error) {
      throw placedError(error, tags);
    }
  }

  function renderPage(input: PageInput): RenderedDocument {
    const { context, content, headEntries, headScript, csp } = input;
    const Layout = layoutOf(layouts, context);
    const used = new Set(['base', ...(modules.theme.layoutStyles?.[context.page.layout] ?? [])]);
    const component = (name: string) => {
      const entry = components.get(name);
      if (entry?.style) used.add(entry.style);
      return entry?.component as ComponentType<Record<string, unknown>> | undefined;
    };
    const { Document } = modules.theme;
    const { html, islands, missingIcons } = render(
      <PagePartsContext value={{ slots, component, resolveLink: input.resolveLink }}>
        <Document
          lang={pageLanguage(context.page.frontmatter, context.locale.lang)}
          head={<Html html={HEAD_MARK} />}
          foot={<PageDataScript data={clientData(context)} />}
        >
          <Layout>
            <Html html={content.html} />
          </Layout>
        </Document>
      </PagePartsContext>,
      { context, prefix: `f${shortHash(context.page.route)}` },
    );
    const active = [...new Set([...islands, ...content.islands])].map((id) => assets.island(id));
    const named = [...used, ...content.styles].flatMap((name) => assets.style(name) ?? []);
    const styles = [
      ...new Set([...named, ...active.flatMap((island) => island.styles), ...assets.siteStyles]),
    ];
    const head = render(
      <Head
        context={context}
        entries={headEntries}
        build={assets.build}
        client={assets.client}
        styles={styles}
        preloads={preloadsOf(html + content.html, active)}
        idle={active.length > 0 ? assets.react : []}
        headScript={headScript}
        csp={csp}
      />,
      { context, prefix: 'h' },
    );
    return {
      html: `<!doctype html>${withoutImagePreloads(html).replace(HEAD_MARK, () => head.html)}`,
      missingIcons: [...missingIcons.keys()],
    };
  }

  function renderSidebarFragment(items: readonly SidebarItem[], context: PageContext): string | undefined {
    const { SidebarFragment } = modules.theme;
    return SidebarFragment && render(<SidebarFragment items={items} />, { context, prefix: 's' }).html;
  }

  return {
    blocks: modules.theme.blocks,
    componentNames: [...components.keys()],
    layoutNames: Object.keys(layouts),
    icons,
    renderComponent,
    renderMdx,
    renderPage,
    renderSidebarFragment,
  };
}

/** Keeps ids of a frame island that outlives its page apart from those of the next page. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** Stands for the head until the body has told what it needs. */
const HEAD_MARK = '<!--bifolio-head-->';

function layoutOf(layouts: ThemeServer['layouts'], { page }: PageContext) {
  const layout = Object.hasOwn(layouts, page.layout) ? layouts[page.layout] : undefined;
  if (layout) return layout;
  throw new BifolioError({
    severity: 'error',
    code: 'unknown-layout',
    file: page.file,
    message: `layout cannot be resolved: "${page.layout}"`,
    hint: `Set pageLayout to one of: ${Object.keys(layouts).join(', ')}.`,
  });
}
