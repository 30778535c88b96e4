import { createHash } from 'node:crypto';
import type { ComponentType, ReactNode } from 'react';
import { BifolioError, type Problem } from '../errors.ts';
import type { SidebarItem } from '../graph/types.ts';
import type { IconSets } from '../icons/types.ts';
import { Html } from '../islands/html.tsx';
import { PagePartsContext } from '../islands/page-parts.tsx';
import type { ClientData } from '../islands/protocol.ts';
import { createRenderScope, renderTree } from '../islands/server/render-tree.tsx';
import type { Block, ComponentCall, RenderedComponent, ResolvedLink } from '../markdown/types.ts';
import type { MdxData } from '../mdx/rehype-headings.ts';
import type { LayoutProps, PageContext, ThemeServer } from '../theme-contract.ts';
import type { Assets } from './assets.ts';
import { Head, type HeadEntry } from './head.tsx';
import { mdxComponents, ResolveLinkContext } from './mdx-components.tsx';
import { authorComponents, componentsByName, type SiteComponents } from './site-components.ts';

/** What Vite bundles for the server: the theme's server module and the author's own modules. */
export interface SiteModules {
  theme: ThemeServer;
  /** The author's `components/*.tsx`, by file name. */
  components: SiteComponents;
  /** The author's `layouts/*.tsx`, by file name. */
  layouts: SiteComponents;
  /** The author's `slots/*.tsx`, by file name. */
  slots: SiteComponents;
  /** `.mdx` pages by source file. */
  mdx: Readonly<Record<string, () => Promise<MdxModule>>>;
}

export interface MdxModule {
  default: ComponentType<{ components?: Record<string, unknown> }>;
  data: MdxData;
}

/** A content's HTML with what it needs to live. */
export interface RenderedContent {
  html: string;
  islands: readonly string[];
  styles: readonly string[];
}

/** A document, with the names of icons that its frame lacks. */
export interface RenderedDocument {
  html: string;
  missingIcons: readonly string[];
}

export interface PageInput {
  context: PageContext;
  content: RenderedContent;
  headEntries: readonly HeadEntry[];
  headScript: string;
  /** Resolves links of the frontmatter. */
  resolveLink(href: string): ResolvedLink;
  /** Content of a `<meta>` policy; absent when the policy travels as a header only. */
  csp?: string;
}

/** Renders the parts of a site with React. One per worker; holds nothing of a page after it is done. */
export interface Renderer {
  blocks: readonly Block[];
  icons?: IconSets;
  /** Tags that Markdown may use. */
  componentNames: readonly string[];
  /** For `MarkdownEnvironment.renderComponent`. `undefined` for a name that nobody has defined. */
  renderComponent(call: ComponentCall, page: PageScope): RenderedComponent | undefined;
  renderMdx(file: string, page: MdxScope): Promise<RenderedMdx>;
  renderPage(input: PageInput): RenderedDocument;
  /** The shared file of a large sidebar; `undefined` when the theme has no `SidebarFragment`. */
  renderSidebarFragment(items: readonly SidebarItem[], context: PageContext): string | undefined;
}

/** An `.mdx` page's content. */
export interface RenderedMdx extends RenderedContent {
  data: MdxData;
  problems: Problem[];
}

/** What a component in a page may see, and where the ids of its islands start. */
export interface PageScope {
  context: PageContext;
  /** Unique in the page: prefix of `useId` in islands. */
  prefix: string;
}

export interface MdxScope extends PageScope {
  resolveLink(href: string): ResolvedLink;
}

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
    const slots = Object.entries(call.slots ?? {}).map(([name, html]) => [
      name,
      <Html key={name} html={html} />,
    ]);
    const children = call.children === undefined ? undefined : <Html html={call.children} />;
    const { html, islands, missingIcons } = render(
      <Component {...withSlots(call.props, Object.fromEntries(slots))}>{children}</Component>,
      scope,
    );
    return { html, islands, styles: entry.style ? [entry.style] : [], problems: [...missingIcons.values()] };
  }

  async function renderMdx(file: string, scope: MdxScope): Promise<RenderedMdx> {
    const load = modules.mdx[file];
    if (!load) throw new Error(`The server bundle has no page "${file}".`);
    const { default: Content, data } = await load();
    const known = mdxComponents(components);
    const { html, islands, missingIcons } = render(
      <ResolveLinkContext value={scope.resolveLink}>
        <Content components={known} />
      </ResolveLinkContext>,
      scope,
    );
    const styles = [...components.values()].flatMap(({ style }) => style ?? []);
    return {
      html,
      islands,
      styles: [...new Set(['code', ...styles])],
      data,
      problems: [...missingIcons.values()],
    };
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
          lang={context.locale.lang}
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
    icons,
    renderComponent,
    renderMdx,
    renderPage,
    renderSidebarFragment,
  };
}

/** React asks for every image of the frame early, the logo of the other appearance too. */
const withoutImagePreloads = (html: string) =>
  html.replace(/<head>(?:<link rel="preload" as="image"[^>]*>)+/, '<head>');

/** Keeps ids of a frame island that outlives its page apart from those of the next page. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** Stands for the head until the body has told what it needs. */
const HEAD_MARK = '<!--bifolio-head-->';

/** What islands know of the page, as data and never as script. `<` is escaped so that no text can close the element. */
function PageDataScript({ data }: { data: ClientData }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/json" id="bi-page" dangerouslySetInnerHTML={{ __html: json }} />;
}

function clientData({ site, locale, page }: PageContext): ClientData {
  return { lang: locale.lang, locale: locale.path, base: site.base, route: page.route, title: page.title };
}

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

/** Puts slot elements where the props name them: `{"$slot": "title-0"}` at any depth. */
function withSlots(
  props: Record<string, unknown>,
  slots: Record<string, ReactNode>,
): Record<string, unknown> {
  if (Object.keys(slots).length === 0) return props;
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    const { $slot: name } = value as { $slot?: unknown };
    if (typeof name === 'string') return slots[name];
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(props) as Record<string, unknown>;
}

/** Scripts worth fetching with the page: those of islands that hydrate on load. */
function preloadsOf(html: string, used: readonly { src: string; imports: readonly string[] }[]): string[] {
  const eager = used.filter(({ src }) => html.includes(`src="${src}"`) && hydratesOnLoad(html, src));
  return [...new Set(eager.flatMap(({ src, imports }) => [src, ...imports]))];
}

function hydratesOnLoad(html: string, src: string): boolean {
  return html.split('<bi-island ').some((tag) => {
    const attributes = tag.slice(0, tag.indexOf('>'));
    return attributes.includes(`src="${src}"`) && attributes.includes('hydrate="load"');
  });
}
