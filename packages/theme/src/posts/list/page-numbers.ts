/** Screens that something is shown on: all, those wider than 960 px, or the others. */
type Only = 'wide' | 'narrow';

/** A page number or the mark of some that are left out. */
export interface PageItem {
  /** Absent for the mark. */
  page?: number;
  only?: Only;
}

/** So many pages are all named. */
const ALL = 10;
/** Numbers in a row at the first and the last pages. */
const AT_THE_ENDS = { wide: 5, narrow: 4 };

/** The numbers that lead from one page of a list to others, of both widths at once: style sheets choose. */
export function pageNumbers(page: number, pages: number): PageItem[] {
  const wide = shownPages(page, pages, AT_THE_ENDS.wide);
  const narrow = shownPages(page, pages, AT_THE_ENDS.narrow);
  const union = [...new Set([...wide, ...narrow])].sort((a, b) => a - b);
  return union.flatMap((number): PageItem[] => [
    { page: number, ...only(wide.includes(number), narrow.includes(number)) },
    ...(followedByGap(wide, number) || followedByGap(narrow, number)
      ? [only(followedByGap(wide, number), followedByGap(narrow, number))]
      : []),
  ]);
}

function shownPages(page: number, pages: number, atTheEnds: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= ALL) return all;
  if (page < atTheEnds) return [...all.slice(0, atTheEnds), pages];
  if (page > pages - atTheEnds + 1) return [1, ...all.slice(-atTheEnds)];
  return [1, page - 1, page, page + 1, pages];
}

function followedByGap(shown: readonly number[], number: number): boolean {
  const next = shown[shown.indexOf(number) + 1];
  return shown.includes(number) && next !== undefined && next > number + 1;
}

function only(wide: boolean, narrow: boolean): { only?: Only } {
  if (wide === narrow) return {};
  return { only: wide ? 'wide' : 'narrow' };
}
