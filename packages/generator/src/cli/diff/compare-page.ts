import { readFileSync } from 'node:fs';
import type { Page } from '../../core/contracts/page.ts';
import { sourcePath } from '../../core/frontmatter/source-path.ts';
import type { SlugStyle } from '../../markdown/headings/slug-styles.ts';
import { splitBlocks } from '../../site/blocks/split-blocks.ts';
import type { SourceBlock } from '../../site/blocks/types.ts';
import type { Hunk } from '../../site/compare/hunks.ts';
import { blockHunks, countBlocks, likeness } from './block-changes.ts';
import { type LinkedHeading, linkedHeadings } from './heading-ids.ts';
import type { ChangedPage, LostHeading } from './types.ts';

/** A page, and the blocks of its file. */
export interface PageBlocks {
  page: Page;
  blocks: readonly SourceBlock[];
}

export const readBlocks = (page: Page, sourceDir: string): PageBlocks => ({
  page,
  blocks: splitBlocks(readFileSync(sourcePath(sourceDir, page), 'utf8')),
});

/** What differs between two versions of a page. */
export function comparePage(
  before: PageBlocks,
  after: PageBlocks,
  slugs: { before?: SlugStyle; after?: SlugStyle } = {},
): ChangedPage {
  const hunks = blockHunks(before.blocks, after.blocks);
  return {
    before: before.page,
    after: after.page,
    isMoved: before.page.file !== after.page.file,
    likeness: likeness(before.blocks, after.blocks),
    counts: countBlocks(hunks),
    lostHeadings: lostHeadings(
      linkedHeadings(before.blocks, slugs.before),
      linkedHeadings(after.blocks, slugs.after),
      hunks,
    ),
  };
}

function lostHeadings(
  before: readonly LinkedHeading[],
  after: readonly LinkedHeading[],
  hunks: readonly Hunk<SourceBlock>[],
): LostHeading[] {
  const kept = new Set(after.map(({ id }) => id));
  const old = new Set(before.map(({ id }) => id));
  return before
    .filter(({ id }) => !kept.has(id))
    .map(({ id, block }) => {
      const hunk = hunks.find((one) => one.before.includes(block));
      const successors = after.filter((heading) => isSuccessor(heading, block, hunk) && !old.has(heading.id));
      return { id, successor: successors.length === 1 ? successors[0] : undefined };
    });
}

const isSuccessor = (
  { block }: LinkedHeading,
  lost: SourceBlock,
  hunk: Hunk<SourceBlock> | undefined,
): boolean => block.kind === lost.kind && hunk?.after.includes(block) === true;
