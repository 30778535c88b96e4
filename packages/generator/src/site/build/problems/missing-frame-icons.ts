import type { NavItem, SidebarItem } from '../../../core/contracts/navigation.ts';
import type { Position, Problem } from '../../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../../core/errors/place-of-text.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { iconSetsOf } from '../../bundle/import-server-bundle.ts';
import { placeOfWritten } from '../../config/places/place-of-written.ts';
import type { Site } from '../../read/read-site.ts';
import type { IconUsers, SiteReports } from './site-reports.ts';

/**
 * Icons that no installed set has, of navigation, home blocks and whatever else stands around the text: one problem for
 * each, at the first place where its name is written.
 */
export function missingFrameIcons(
  site: Site,
  { missingIcons }: Pick<SiteReports, 'missingIcons'>,
): Problem[] {
  const { navbars, sidebars } = site.graph;
  const items = [...Object.values(navbars).flat(), ...sidebars.flatMap((sidebar) => sidebar.items)];
  const names = new Set([...missingIcons.keys(), ...items.flatMap(iconNames)]);
  return describeMissing([...names].sort(), site, (name) => missingIcons.get(name));
}

/** What is wrong with the icons of these names, where they are written, and on how many pages they are missing. */
export function describeMissing(
  names: readonly string[],
  site: Site,
  usersOf: (name: string) => IconUsers | undefined,
): Problem[] {
  if (names.length === 0) return [];
  const sets = iconSetsOf(site.config);
  return names.flatMap((name) => {
    const problem = sets.find(name);
    if (typeof problem === 'string' || 'body' in problem) return [];
    const users = usersOf(name);
    const pages = users && users.pages > 1 ? ` It is missing on ${users.pages} pages.` : '';
    return { ...problem, message: problem.message + pages, ...placeOf(name, site, users) };
  });
}

/** Names of icon sets only: addresses and signs are drawn as they are. */
function iconNames({ icon, items = [] }: NavItem | SidebarItem): string[] {
  const isName = icon !== undefined && /^[\w-]+:[\w-]+$/.test(icon);
  return [...(isName ? [icon] : []), ...items.flatMap(iconNames)];
}

/** Where the name is written: in the frontmatter of a page, in the config, or else somewhere that shows on this page. */
function placeOf(name: string, { config, graph }: Site, user: IconUsers | undefined): Position {
  const says = graph.pages.filter(
    ({ file, frontmatter }) => file && JSON.stringify(frontmatter).includes(name),
  );
  const [page] = says;
  if (page) return { file: page.file, ...placeOfText(sourcePath(config.sourceDir, page), name) };
  const place = config.file ? placeOfWritten(config.file, name) : {};
  return place.line ? place : { file: user?.file };
}
