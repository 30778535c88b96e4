/** Kilobytes that a page's own files took on their way, by what they are. */
export interface Weight {
  document: number;
  style: number;
  /** Asked for before the page was there. */
  script: number;
  /** Asked for afterwards: when it is wanted, or by components of the page. */
  laterScript: number;
}

/** Adds up what the browser has noted of this visit: compressed bytes, whether fetched now or taken from its cache. */
export function weighPage(timeline: Pick<Performance, 'getEntriesByType'>): Weight {
  const pages = timeline.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = timeline.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sum = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1000;
  const named = (ending: string) => files.filter(({ name }) => new URL(name).pathname.endsWith(ending));
  const [early, late] = [named('.js').filter(isEarly), named('.js').filter((file) => !isEarly(file))];
  return { document: sum(pages), style: sum(named('.css')), script: sum(early), laterScript: sum(late) };

  function isEarly({ startTime }: PerformanceResourceTiming) {
    return startTime <= (pages[0]?.loadEventStart || 0);
  }
}
