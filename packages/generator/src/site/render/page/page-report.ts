import type { PageLink } from '../../../core/contracts/markdown.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { Needs } from '../../../core/needs/types.ts';
import { oddAddress } from '../../../core/routing/odd-address.ts';
import { hasProtocol } from '../../../core/routing/url.ts';
import { wikiName } from '../../../core/routing/wiki-address.ts';
import type { Asked } from '../asking.ts';
import type { Content, OpenedPart } from '../content/content.ts';

/** What is kept of a page after its file is written. */
export interface PageReport {
  file: string;
  route: string;
  /** Ids a link may point at. */
  anchors: string[];
  /** Links within the site. */
  links: PageLink[];
  problems: Problem[];
  /** Included files, relative to the source folder. */
  dependencies: string[];
  /** Those among them that only code on the page imports. */
  imported: string[];
  needs: Needs;
  /**
   * Addresses of the scripts of its islands, and of the style sheets that it links. Of a locked page, open or not. Besides those of the
   * files that modules have given it, for everybody.
   */
  assets: readonly string[];
  /** Names of icons that navigation, home blocks and the like lack. */
  missingIcons: readonly string[];
  /** Nobody can tell later whether the page's file is still right: it is made in every build. */
  isUnsure: boolean;
  /** It tells of what is locked, so it stays in memory. */
  isSecret?: true;
  /** What stands in its locked parts, and which files they show. */
  lockedParts?: readonly Pick<OpenedPart, 'source' | 'files' | 'imported'>[];
  /** By itself, and by texts of the theme that it shows. */
  asked: readonly Asked[];
}

/** What the content of a page has to report, before there is a document. */
export const contentReport = (page: Page, content: Content) => ({
  file: page.file,
  route: page.route,
  problems: content.problems,
  dependencies: content.dependencies,
  imported: content.imported,
  ...((page.lock || content.lockedParts?.length) && { isSecret: true as const }),
  ...(content.lockedParts?.length && {
    lockedParts: content.lockedParts.map(({ source, files, imported }) => ({ source, files, imported })),
  }),
});

/** Whether a link is worth keeping: what leads elsewhere would double the reports. */
export const mayBeDead = ({ href }: PageLink) =>
  wikiName(href) !== undefined || !hasProtocol(href) || oddAddress(href) !== undefined;
