import type { Page } from '../../core/contracts/page.ts';
import { likeness } from './block-changes.ts';
import { type PageBlocks, readBlocks } from './compare-page.ts';

/** Pages of two versions of a site, side by side. */
export interface PairedPages {
  both: readonly (readonly [before: PageBlocks, after: PageBlocks])[];
  added: readonly Page[];
  removed: readonly Page[];
}

interface Version {
  pages: readonly Page[];
  sourceDir: string;
}

/** Only those of its pages whose files are not as they are now need to be there. */
interface EarlierVersion extends Version {
  /** Of all pages. */
  files: ReadonlySet<string>;
}

/** A page that has less in common with another is another page. */
const LEAST_LIKENESS = 0.5;

/** Pairs pages by their paths, then what is left by what their texts have in common. Pages whose file is the same in both are left out. */
export function pairPages(before: EarlierVersion, after: Version): PairedPages {
  const now = new Map(after.pages.map((page) => [page.file, page]));
  const both: (readonly [PageBlocks, PageBlocks])[] = [];
  const gone: Page[] = [];
  for (const page of before.pages) {
    const same = now.get(page.file);
    if (!same) gone.push(page);
    else if (same.hash !== page.hash || same.route !== page.route)
      both.push([readBlocks(page, before.sourceDir), readBlocks(same, after.sourceDir)]);
  }
  const come = after.pages.filter(({ file }) => !before.files.has(file));
  const moves = findMoves(
    gone.map((page) => readBlocks(page, before.sourceDir)),
    come.map((page) => readBlocks(page, after.sourceDir)),
  );
  const isMoved = (page: Page) => moves.some((move) => move.some((one) => one.page === page));
  return {
    both: [...both, ...moves],
    added: come.filter((page) => !isMoved(page)),
    removed: gone.filter((page) => !isMoved(page)),
  };
}

/** The likest first; each page moves once. */
function findMoves(
  gone: readonly PageBlocks[],
  come: readonly PageBlocks[],
): (readonly [PageBlocks, PageBlocks])[] {
  const candidates = gone.flatMap((before) =>
    come
      .filter(({ page }) => page.locale === before.page.locale)
      .map((after) => ({ before, after, like: likeness(before.blocks, after.blocks) }))
      .filter(({ like }) => like >= LEAST_LIKENESS),
  );
  const taken = new Set<PageBlocks>();
  return candidates
    .sort((a, b) => b.like - a.like)
    .flatMap(({ before, after }) => {
      if (taken.has(before) || taken.has(after)) return [];
      taken.add(before).add(after);
      return [[before, after] as const];
    });
}
