import { frontmatterSchema } from '../../../core/contracts/frontmatter.ts';
import type { MarkdownEnvironment, MarkdownResult } from '../../../core/contracts/markdown.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { PageContext, Theme } from '../../../core/contracts/theme.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { parsePage } from '../../../core/frontmatter/read-page.ts';
import type { Sources } from '../../../core/needs/types.ts';
import { resolveMarkdown } from '../../../markdown/options.ts';
import { createMarkdown, type Markdown } from '../../../markdown/renderer.ts';
import { makeFace } from '../../faces/make-face.ts';
import { createContentScope } from '../content/content-scope.ts';
import { createPageContext } from '../page/page-context.ts';
import type { Renderer } from '../renderer-contract.ts';
import { graphOf, pageAlone } from './site-of-one-page.ts';

/** What a page without a site is rendered with. */
export interface AloneOptions {
  renderer: Renderer;
  theme: Theme;
  /** BCP 47 tag of the page's language. */
  lang: string;
  /** Answers for links and images. */
  resolve: Pick<MarkdownEnvironment, 'resolveLink' | 'resolveImage'>;
}

/** A page without a site: its document, and what is wrong with its source, by line. */
export interface AloneDocument {
  html: string;
  problems: readonly Problem[];
  /** What it asks of other hosts, by directive of a policy. */
  sources: Sources;
}

/**
 * Renders Markdown as a page of its own, by the parser, the blocks and the layouts of builds. There is no site around it: no other
 * page, no file, no history. Runs in browsers too. What a component throws is among the problems, and the document is absent then.
 */
export async function renderAlone(
  source: string,
  options: AloneOptions,
): Promise<Partial<AloneDocument> & Pick<AloneDocument, 'problems'>> {
  try {
    return await renderDocument(source, options);
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    return { problems: error.problems };
  }
}

async function renderDocument(source: string, options: AloneOptions): Promise<AloneDocument> {
  const { renderer, theme } = options;
  const read = parsePage(source, 'index.md', frontmatterSchema(theme.frontmatter));
  const written = pageAlone(read);
  const content = await markdownOf(renderer).render(read.body, {
    ...environmentOf(options),
    lineOffset: read.bodyLine,
    renderComponent: createContentScope(renderer, () => contextOf(written, undefined, options), noFace)
      .renderComponent,
  });
  const page = { ...written, title: written.title || content.title || '' };
  const document = renderer.renderPage({
    context: contextOf(page, content, options),
    content,
    data: undefined,
    findFace: noFace,
    headEntries: [],
    headScript: theme.headScript,
    themeParts: {},
    noteModule() {},
    noteIsland() {},
    resolveLink: options.resolve.resolveLink,
  });
  return {
    html: document.html,
    problems: [...read.problems, ...content.problems, ...document.problems],
    sources: document.needs.sources,
  };
}

/** Its parser remembers lines of code that it has colored. */
function markdownOf(renderer: Renderer): Markdown {
  const markdown = parsers.get(renderer) ?? createMarkdown(resolveMarkdown({}), renderer.blocks);
  parsers.set(renderer, markdown);
  return markdown;
}

const parsers = new WeakMap<Renderer, Markdown>();

const noFace = () => undefined;

function environmentOf({ theme, lang, resolve }: AloneOptions): Omit<MarkdownEnvironment, 'lineOffset'> {
  const { text } = theme.locale('/', lang);
  return { file: 'index.md', sourceDir: '/site', root: '/site', lang, ...(text && { text }), ...resolve };
}

function contextOf(
  page: Page,
  content: MarkdownResult | undefined,
  { theme, lang }: AloneOptions,
): PageContext {
  const graph = graphOf(page, theme, lang);
  return createPageContext({
    graph,
    page,
    face: makeFace(page, content, { graph, wordsPerMinute: theme.wordsPerMinute }),
    themeOptions: { '/': theme.locale('/', lang).options },
    fragments: new Map(),
    ask() {},
  });
}
