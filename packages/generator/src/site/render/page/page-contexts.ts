import type { Face } from '../../../core/contracts/face.ts';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import type { Open } from '../../../core/ledger/secrecy.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { makeFace, publicFace } from '../../faces/make-face.ts';
import type { Content } from '../content/content.ts';
import { createPageContext, type PageContextInput } from './page-context.ts';
import { sidebarFragments } from './sidebar-fragment.ts';

/** Faces of a site's pages, and what the theme may know of each. */
export interface PageContexts {
  /** What anybody may know of a page. */
  faceOf(page: Page, content?: Content): Open<Face>;
  /** What readers who have opened the page may know of it. */
  openFaceOf(page: Page, content?: Content): Face;
  contextOf(page: Page, face: Face, ask: PageContextInput['ask'], markdown?: string): PageContext;
  /** Output path by sidebar id of the sidebars that pages fetch when they are opened. */
  fragments: ReadonlyMap<string, string>;
}

export function createPageContexts(
  { theme, publicFields: ownFields }: Pick<LoadedConfig, 'theme' | 'publicFields'>,
  graph: PageGraph,
  replaceAsset?: PageContext['replaceAsset'],
): PageContexts {
  const { wordsPerMinute, publicFields } = theme;
  const fragments = sidebarFragments(graph);
  const themeOptions = Object.fromEntries(
    graph.site.locales.map(({ path, lang }) => [path, theme.locale(path, lang).options]),
  );
  return {
    faceOf: (page, content) => publicFace(page, content, { graph, wordsPerMinute, publicFields, ownFields }),
    openFaceOf: (page, content) =>
      makeFace(page, content, { graph, wordsPerMinute, publicFields, ownFields, unlocked: true }),
    contextOf: (page, face, ask, markdown) =>
      createPageContext({ graph, page, face, themeOptions, fragments, replaceAsset, markdown, ask }),
    fragments,
  };
}
