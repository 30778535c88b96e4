import { posix } from 'node:path';
import type { Left, OldPage } from '../old-site.ts';
import { withFields } from '../text/front-matter.ts';
import { docusaurusFields } from './fields.ts';
import { placeIn } from './find-content.ts';
import type { ReadPage } from './read-page.ts';
import type { SidebarDoc } from './sidebars.ts';
import { convertDocusaurusPage } from './text/convert-page.ts';

/** A path to a page counts from the folder of docs, where there is no such file beside the page. */
function rootFile(
  { plugin, path }: ReadPage,
  href: string,
  byFile: MoveContext['byFile'],
): string | undefined {
  const beside = posix.join(plugin.path, posix.dirname(path), href);
  return byFile.has(beside) ? undefined : byFile.get(posix.join(plugin.path, href));
}

/** What a page has to know of the others. */
export interface MoveContext {
  byAddress: ReadonlySet<string>;
  /** Addresses of pages by their files. */
  byFile: ReadonlyMap<string, string>;
  sidebarOf(doc: SidebarDoc): string | undefined;
  left: Left[];
}

/** The page as it is written. */
export function movedPage(page: ReadPage, { byAddress, byFile, sidebarOf, left }: MoveContext): OldPage {
  const { file, bodyLine, address } = page;
  const findPage = (href: string): string | undefined => {
    if (/^[^./].*\.mdx?$/.test(href) && !/^[a-z][a-z\d+.-]*:/i.test(href))
      return rootFile(page, href, byFile);
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)|\.\w+$/i.test(href)) return undefined;
    const target = posix.join(posix.dirname(address), href).replace(/(.)\/$/, '$1');
    return !href.startsWith('/') && byAddress.has(target) ? target : undefined;
  };
  const { body, isMdx, left: inText } = convertDocusaurusPage(page.body, { file, bodyLine, findPage });
  left.push(...inText);
  const path = isMdx ? page.path : page.path.replace(/\.mdx$/, '.md');
  const sidebar = page.doc && sidebarOf(page.doc);
  const changes = { ...docusaurusFields(page.fields, page.day), ...(sidebar && { sidebar }) };
  return {
    from: file,
    to: posix.join(page.language, placeIn(page.plugin), path),
    address,
    text: page.fault ? page.source : withFields(page.source, changes, body),
  };
}
