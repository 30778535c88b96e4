import { bundleWithCache } from './bundle/bundle-cache.ts';
import { importServerBundle } from './bundle/import-server-bundle.ts';
import { loadConfig } from './config/load.ts';
import { preview } from './config/preview.ts';
import type { Page } from './content/page.ts';
import { splitPage } from './content/split-page.ts';
import { makeFace } from './faces/make-face.ts';
import { findInstalledFor } from './files/find-installed.ts';
import { createLinkResolver } from './graph/links/link-resolver.ts';
import type { MarkdownResult } from './markdown/types.ts';
import { NO_SITE } from './own-files.ts';
import { createContentScope } from './render/content/content-scope.ts';
import { createPageContext } from './render/page/page-context.ts';
import { wikiName } from './routing/wiki-address.ts';
import { readSite } from './site/read-site.ts';
import { siteMarkdown } from './site/site-markdown.ts';

/** Which site and which page a text is rendered for. */
export interface RenderMarkdownOptions {
  /** Folder of the site whose config, components and pages count. @default none: the default theme, no pages */
  dir?: string;
  /** The page the text stands for, relative to the source folder: links are resolved from there. @default 'index.md' */
  file?: string;
}

/** HTML and what a caller may want to know of it. `islands` are ids of modules, as in a build's manifest. */
export type RenderedMarkdown = Omit<MarkdownResult, 'dependencies'>;

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
  const { graph, entries } = await readSite(config);
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
    const { dependencies: _, ...result } = await markdown.render(body, {
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
