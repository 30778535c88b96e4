/**
 * What a policy has to allow beyond the page's own origin: sources by directive,
 * `{ 'connect-src': ['https://api.example.org'], 'worker-src': ['blob:'] }`.
 */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** What HTML brings along that is shown on another page than its own: an excerpt in a list. */
export interface BorrowedNeeds {
  /** Ids of island modules. */
  islands: readonly string[];
  /** Names of style sheets. */
  styles: readonly string[];
  needs: Needs;
}

/** What the document around some HTML, and the headers of the site, have to provide for it. Plain data: it is what the cache stores. */
export interface Needs {
  sources: Sources;
  /** Icon sets that readers ask the icon service for. */
  iconSets: readonly string[];
  /** Ids of the island modules that hydrate on load: their scripts are worth fetching with the page. */
  eagerIslands: readonly string[];
}
