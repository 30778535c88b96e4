import type { Page } from '../../core/contracts/page.ts';
import type { BlockCounts } from './block-changes.ts';
import type { LinkedHeading } from './heading-ids.ts';

/** A page in both versions of a site. */
export interface ChangedPage {
  before: Page;
  after: Page;
  /** Whether its file has another path. */
  isMoved: boolean;
  /** How much both versions have in common, from 0 to 1. */
  likeness: number;
  counts: BlockCounts;
  lostHeadings: readonly LostHeading[];
}

/** A heading that links of others may name and that is gone. */
export interface LostHeading {
  id: string;
  /** The heading that stands in its place, if one does. */
  successor?: LinkedHeading;
}

/** What readers find changed between two versions of a site. Nothing of locked pages but their number. */
export interface SiteDiff {
  /** What it is compared with. */
  ref: string;
  commit: string;
  changed: readonly ChangedPage[];
  added: readonly Page[];
  removed: readonly Page[];
  /** Locked pages that have changed, come or gone. */
  locked: number;
  /** Addresses that led to a page and lead nowhere now. `to`: where the page has moved. */
  lostAddresses: readonly { file: string; from: string; to?: string; likeness?: number }[];
  /** Blocks of translations that are behind now and were not; absent on sites without `translations`. */
  newlyBehind?: number;
}
