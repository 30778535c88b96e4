import { hash } from 'node:crypto';
import type { PageGraph, Sidebar } from '../../../core/contracts/navigation.ts';
import { isLargeSidebar } from '../../graph/sidebar/open-branch.ts';

/** Folder of the output. */
const FOLDER = 'sidebars';

/**
 * Output path by sidebar id of the shared fragments of large sidebars: `/sidebars/1a2b3c4d.html`. A name says which sidebar it is
 * and nothing of what is in it: a new page would change every page of its section.
 */
export function sidebarFragments({ sidebars }: Pick<PageGraph, 'sidebars'>): ReadonlyMap<string, string> {
  return new Map(sidebars.filter(isLargeSidebar).map((sidebar) => [sidebar.id, fragmentPath(sidebar)]));
}

const fragmentPath = ({ id }: Sidebar) => `/${FOLDER}/${hash('sha256', id).slice(0, 8)}.html`;

/** Whether an address of the site is that of a fragment. */
export const isFragmentPath = (path: string): boolean => path.startsWith(`/${FOLDER}/`);
