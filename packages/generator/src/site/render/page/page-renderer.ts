import type { PageTextInput } from '../../../browser/search/page-text.ts';
import type { Face, FaceQuery } from '../../../core/contracts/face.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import { pageLanguage } from '../../content/page-language.ts';
import { article, besidePage, openTexts, type PageBeside, searchText } from '../../faces/make-face.ts';
import { createFieldFinder } from '../../faces/public-fields.ts';
import { selectPages } from '../../faces/select-pages.ts';
import { createLinkResolver } from '../../graph/links/link-resolver.ts';
import type { OpenText } from '../../search/locked/locked-text.ts';
import { type Asking, createAsking, type KnownFace, noFaces } from '../asking.ts';
import type { Content } from '../content/content.ts';
import type { DocumentServices } from '../content/content-services.ts';
import { renderContent } from '../content/render-content.ts';
import { publishFieldImages } from '../frontmatter/field-images.ts';
import { withComponentHints } from '../slips/misplaced-components.ts';
import { createThemeParts } from '../theme-parts.ts';
import { createLockedDocuments } from './locked-document.ts';
import { createPageContexts, type PageContexts } from './page-contexts.ts';
import { createDocuments, type RenderedDocument, type UnsealedDocument } from './page-documents.ts';

/** A page whose content has been rendered. */
export interface FacedPage {
  page: Page;
  /** For its own document only; the rest says what others may have of it. */
  content: Content;
  face: Open<Face>;
  /** Notes what the page asks of others, in both steps. */
  asking: Asking;
  /** Files that it is made of besides its own, relative to the source folder. */
  dependencies: readonly string[];
  /** What search may read of it. */
  searchText(): Open<PageTextInput>;
  /** The same for readers who have opened it or parts of it; nothing when nothing is locked. */
  openTexts(): OpenText[];
  /** Its text as HTML, for files that hold whole pages; `undefined` when it is not theirs to show. */
  article(): string | undefined;
  /** The page with its document, for files beside it; `undefined` when it is to have none. */
  beside(document: Open<string>): PageBeside | undefined;
}

export interface PageRenderer {
  /** Content, then face. `faceAt` answers what the page asks of others. @default nothing is known of them yet */
  renderContent(page: Page, faceAt?: (route: string) => KnownFace): Promise<FacedPage>;
  /**
   * Document; of a locked page the one that everybody sees, with the open one sealed in it. `undefined` when it shows faces
   * that are not known yet: the page waits for them.
   */
  renderDocument(faced: FacedPage): Promise<RenderedDocument | undefined>;
  /** Shared fragments of large sidebars by output path. */
  renderFragments(): Promise<ReadonlyMap<string, string>>;
}

/** What differs between those who render: where files go, what is sealed, what is remembered. */
export type PageRendererOptions = Omit<DocumentServices, 'resolveLink'>;

/** Renders pages from source to document. The one way for the build, the dev server and the check. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { config, graph, renderer } = options;
  const services: DocumentServices = { ...options, resolveLink: createLinkResolver(graph, config.sourceDir) };
  const askedSite = {
    ...services,
    sourceDir: config.sourceDir,
    select: (query: FaceQuery, from: string) => selectPages({ graph, config }, query, from),
    fieldOf: createFieldFinder(config, graph),
  };
  const contexts = createPageContexts(config, graph, options.replaceAsset);
  const { faceOf, openFaceOf, contextOf } = contexts;
  const themeParts = createThemeParts(services, contexts);
  const renderDocument = createDocuments(services, contexts, themeParts);
  const renderLocked = createLockedDocuments(services, contexts, renderDocument);
  const languageOf = ({ frontmatter, locale }: Page) =>
    pageLanguage(frontmatter, graph.site.locales.find(({ path }) => path === locale)?.lang ?? '');
  const renderUnsealed = ({ face, ...faced }: FacedPage) =>
    faced.page.lock ? renderLocked(faced) : renderDocument({ ...faced, face: face.value });
  /** A function of its own: made where the content is, it would keep that alive as long as a component remembers it. */
  const contextBefore = (page: Page, asking: Asking) => () => contextOf(page, openFaceOf(page), asking.ask);

  return {
    async renderContent(given, faceAt = noFaces) {
      const asking = createAsking(given, askedSite, faceAt);
      asking.ask({ kind: 'source', of: '' });
      const watched = watchedServices(services, asking);
      const { page, problems } = await publishFieldImages(watched, given, asking);
      const context = contextBefore(page, asking);
      const rendered = await renderContent(watched, { page, context, asking });
      const site = { ...config, names: renderer.componentNames };
      const told = withComponentHints(rendered.problems, site, asking);
      const content = { ...rendered, problems: [...told, ...problems] };
      asking.ask({ kind: 'history', of: '' });
      const face = faceOf(page, content);
      const layoutTexts = (shown: Face) => renderer.layoutTexts(contextOf(page, shown, asking.ask).page);
      return {
        page,
        content,
        face,
        asking,
        dependencies: content.dependencies,
        searchText: () => searchText(page, content, graph, layoutTexts(face.value)),
        openTexts: () => openTexts(page, content, () => layoutTexts(openFaceOf(page, content))),
        article: () => article(page, content, graph),
        beside: (document) =>
          besidePage(page, content, { face, document, lang: languageOf(page), graph }, asking.ask),
      };
    },
    renderDocument: (faced) =>
      unlessMissing(faced.asking, async () => {
        await themeParts.prepare(faced.page.locale);
        return published(faced.page, await renderUnsealed(faced));
      }),
    renderFragments: () => renderFragments(services, contexts),
  };
}

async function renderFragments(
  { graph, renderer }: DocumentServices,
  { fragments, contextOf, faceOf }: PageContexts,
): Promise<ReadonlyMap<string, string>> {
  const rendered = new Map<string, string>();
  for (const { id, locale: of, items } of graph.sidebars) {
    const path = fragments.get(id);
    const page = graph.pages.find(({ locale }) => locale === of);
    if (!path || !page) continue;
    const context = contextOf(page, faceOf(page).value, () => {});
    const html = await renderer.renderSidebarFragment(items, context);
    if (html) rendered.set(path, html);
  }
  return rendered;
}

/** The same services, each of which notes what is asked of it. */
const watchedServices = (services: DocumentServices, asking: Asking): DocumentServices => ({
  ...services,
  images: asking.watchedImages(services.images),
  renderer: asking.watchedRenderer(services.renderer),
  resolveLink: asking.resolveLink,
});

/** The one place where a document becomes one that may be written. */
function published({ file }: Page, { html, report }: UnsealedDocument): RenderedDocument {
  if (!Open.is(html)) throw new Error(`The document of ${file} is locked and was not sealed.`);
  return { html, report };
}

/** A document, unless a face is missing; whatever has gone wrong for want of one is no matter. */
async function unlessMissing<T>({ missing }: Asking, render: () => Promise<T>): Promise<T | undefined> {
  if (missing.size > 0) return undefined;
  try {
    const document = await render();
    return missing.size > 0 ? undefined : document;
  } catch (error) {
    if (missing.size > 0) return undefined;
    throw error;
  }
}
