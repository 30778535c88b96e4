import type { MarkdownResult } from './core/contracts/markdown.ts';
import type { Page } from './core/contracts/page.ts';
import { findInstalledFor } from './core/files/find-installed.ts';
import { splitPage } from './core/frontmatter/split-page.ts';
import { NO_SITE } from './core/own-files.ts';
import { wikiName } from './core/routing/wiki-address.ts';
import { preview } from './core/text/preview.ts';
import { bundleWithCache } from './site/bundle/bundle-cache.ts';
import { importServerBundle } from './site/bundle/import-server-bundle.ts';
import { loadConfig } from './site/config/load.ts';
import { makeFace } from './site/faces/make-face.ts';
import { createLinkResolver } from './site/graph/links/link-resolver.ts';
import { withSite } from './site/read/read-site.ts';
import { siteMarkdown } from './site/read/site-markdown.ts';
import { createContentScope } from './site/render/content/content-scope.ts';
import { createPageContext } from './site/render/page/page-context.ts';

/** Which site and which page a text is rendered for. */
export interface RenderMarkdownOptions {
  /** Folder of the site whose config, components and pages count. @default none: the default theme, no pages */
  dir?: string;
  /** The page the text stands for, relative to the source folder: links are resolved from there. @default 'index.md' */
  file?: string;
}

/** HTML and what a caller may want to know of it. `islands` are ids of modules, as in a build's manifest. */
export type RenderedMarkdown = Omit<MarkdownResult, 'dependencies' | 'imported'>;

const renderers = new Map<string, Promise<MarkdownTextRenderer>>();
type MarkdownTextRenderer = (source: string, file: string) => Promise<RenderedMarkdown>;

/** See `renderMarkdown` in `api.ts`. Renderers are kept for the life of the process, one a folder. */
export async function renderMarkdown(
  source: string,
  options: RenderMarkdownOptions = {},
): Promise<RenderedMarkdown> {
  if (typeof source !== 'string')
    throw new TypeError(`Expected the Markdown to be text, got ${preview(source)}.`);
  const dir = options.dir ?? NO_SITE;
  const renderer = renderers.get(dir) ?? createTextRenderer(dir);
  renderers.set(dir, renderer);
  renderer.catch(() => renderers.delete(dir));
  return (await renderer)(source, options.file ?? 'index.md');
}

async function createTextRenderer(dir: string): Promise<MarkdownTextRenderer> {
  const config = await loadConfig(dir);
  const { graph, entries } = await withSite(config, {}, (site) => site);
  const { bundle } = await bundleWithCache(config, entries);
  const { renderer } = await importServerBundle(config, bundle);
  const markdown = siteMarkdown(config, renderer.blocks);
  const resolveLink = createLinkResolver(graph);
  const findInstalled = findInstalledFor(config);
  return async (source, file) => {
    const page = graph.pages.find((candidate) => candidate.file === file) ?? standInPage(file);
    const locale = config.locales.find(({ path }) => path === page.locale);
    const context = () =>
      createPageContext({
        graph,
        page,
        face: makeFace(page, undefined, { graph }),
        themeOptions: {
          [page.locale]: config.theme.locale(page.locale, locale?.lang ?? config.lang).options,
        },
        fragments: new Map(),
        ask() {},
      });
    const scope = createContentScope(renderer, context, () => undefined);
    const { body, bodyLine } = splitPage(source);
    const {
      dependencies: _,
      imported: __,
      ...result
    } = await markdown.render(body, {
      file,
      lineOffset: bodyLine,
      sourceDir: config.sourceDir,
      root: config.projectDir,
      lang: locale?.lang ?? config.lang,
      findInstalled,
      resolveLink: (href) => resolveLink(page, href),
      resolveImage: async (src) => ({ src: wikiName(src) ?? src }),
      renderComponent: scope.renderComponent,
    });
    return result;
  };
}

const standInPage = (file: string): Page => ({
  file,
  kind: 'md',
  locale: '/',
  route: '/',
  title: '',
  description: '',
  draft: false,
  frontmatter: {},
});
