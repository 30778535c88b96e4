import type { RenderedInsert } from '../../../browser/islands/parts/page-parts.tsx';
import type { PageLink } from '../../../core/contracts/markdown.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { noNeeds } from '../../../core/needs/merge-needs.ts';
import { type Asked, createAsking, noFaces } from '../asking.ts';
import type { PageContexts } from '../page/page-contexts.ts';
import { pageEnvironment } from '../page/page-environment.ts';
import { isPassing } from '../passing-problem.ts';
import { digest } from './content-cache.ts';
import { createContentScope } from './content-scope.ts';
import type { DocumentServices } from './content-services.ts';
import type { InsertText } from './insert-text.ts';

/** What a text has to report besides what it shows. */
export interface InsertReport {
  problems: readonly Problem[];
  /** Those that lead to no page. */
  links: readonly PageLink[];
  /** Files, relative to the source folder. */
  dependencies: readonly string[];
}

export interface MadeInsert {
  rendered: RenderedInsert;
  report: InsertReport;
  asked: Asked;
  isUnsure: boolean;
}

/** Makes the function that renders a text of the theme as if it were on a page of the language. */
export function createInsertRenderer(services: DocumentServices, contexts: PageContexts) {
  const { graph, images, markdown, renderer } = services;
  return async (locale: string, name: string, { text, isHtml, file }: InsertText): Promise<MadeInsert> => {
    if (isHtml) return madeOfHtml(text);
    const page = standInPage(locale, file ?? `${graph.localeDirs[locale] || '.'}/index.md`);
    const site = { ...services, sourceDir: services.config.sourceDir, select: () => [], fieldOf: noField };
    const asking = createAsking(page, site, noFaces);
    asking.ask({ kind: 'options', of: 'content' });
    const watched = {
      ...services,
      images: asking.watchedImages(images),
      renderer: asking.watchedRenderer(renderer),
      resolveLink: asking.resolveLink,
    };
    const { resolveLink } = asking;
    const context = () => contexts.contextOf(page, contexts.openFaceOf(page), asking.ask);
    const prefix = `i${digest(name).slice(0, 4)}`;
    const { html, islands, styles, needs, problems, links, dependencies } = await markdown.render(text, {
      ...pageEnvironment(watched, page),
      isInsert: true,
      renderComponent: createContentScope(watched.renderer, context, () => undefined, prefix).renderComponent,
    });
    asking.dependsOn(dependencies);
    const isDead = ({ href }: PageLink) => !resolveLink(page, href).isPage;
    return {
      rendered: { html, isOurs: true, hash: digest(html), islands, styles, needs },
      report: { problems, links: links.filter(isDead).map((link) => ({ file, ...link })), dependencies },
      asked: asking.asked(),
      isUnsure: asking.isUnsure || problems.some(isPassing),
    };
  };
}

const madeOfHtml = (html: string): MadeInsert => ({
  rendered: { html, isOurs: false, hash: digest(html), islands: [], styles: [], needs: noNeeds },
  report: { problems: [], links: [], dependencies: [] },
  asked: { facts: { from: { file: '', route: '' }, asked: {} }, published: [] },
  isUnsure: false,
});

const noField = () => ({ written: undefined, isBeside: false });

/** For links, images and components in a text: a page of the language, whose file the text's is. */
const standInPage = (locale: string, file: string): Page => ({
  file,
  kind: 'md',
  locale,
  route: locale,
  title: '',
  description: '',
  draft: false,
  frontmatter: {},
});
