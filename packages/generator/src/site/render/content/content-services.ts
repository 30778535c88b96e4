import type { ExtensionHead } from '../../../core/contracts/extension.ts';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import type { FindInstalled } from '../../../core/files/find-installed.ts';
import type { PublishedFile } from '../../../core/ledger/published-file.ts';
import type { PageSeals, PartSeals } from '../../../locks/page-seals.ts';
import type { Markdown } from '../../../markdown/renderer.ts';
import type { Drawings } from '../../drawing/drawings.ts';
import type { ResolveLink } from '../../graph/links/link-resolver.ts';
import type { ImageStore } from '../../images/image-store.ts';
import type { ConfigOfPages } from '../config-of-pages.ts';
import type { ModuleFiles } from '../module-files.ts';
import type { Renderer } from '../renderer-contract.ts';
import type { SiteAnswers } from '../site-answers.ts';
import type { ContentCache } from './content-cache.ts';

/** What rendering the content of a page needs, made once for many pages. */
export interface ContentServices {
  config: ConfigOfPages;
  renderer: Renderer;
  markdown: Markdown;
  findInstalled: FindInstalled;
  images: ImageStore;
  resolveLink: ResolveLink;
  answers: SiteAnswers;
  /** Encrypts what locked pages hold. */
  seals: PageSeals;
  /** Images and files of a locked page, or of a locked part of one. */
  lockedImages(page: Page, part?: PartSeals): ImageStore;
  /** Files that modules of the site give to pages. @default none */
  moduleFiles?: Pick<ModuleFiles, 'has' | 'sealIn'>;
  /** Told of the content of a locked page or part, before its files are encrypted. */
  noteLocked?(page: Page, html: string): void;
  /** Absent: readers' browsers draw. */
  drawings?: Pick<Drawings, 'forPage'>;
  /** Absent: nothing is remembered. */
  cache?: ContentCache;
  /** Puts files into the output that a remembered content shows. Whether they are still there. */
  publishAgain?(files: readonly PublishedFile[]): boolean;
}

/** What documents need besides what their contents did. */
export interface DocumentServices extends ContentServices {
  graph: PageGraph;
  /** What a generated page's layout gets. */
  dataOf(page: Page): unknown;
  /** Who makes a generated page, for messages. @default unknown */
  makerOf?(page: Page): string;
  /** Elements that extensions add to the head. @default none */
  extensionHead?: ExtensionHead;
  /** Address of the script of 404 pages; none where a server leads on. */
  leadOn?: string;
  /** Where readers get images, sound and film from that content does not show. Absent: from where they are. */
  replaceAsset?: PageContext['replaceAsset'];
}
