/** A move to a page of this site, by a link or through the history of the tab. The address is the new one already. */
export interface Move {
  url: URL;
  /** Aborted when another move comes first. */
  signal: AbortSignal;
  /** Scrolls to where the reader has been on this entry of the history, else to the hash, else to the top. */
  scroll(): void;
  /** The server has answered from another address, which the entry gets. */
  replaceAddress(address: string): void;
}

/** What is needed to hear of moves. */
export interface NavigationHooks {
  base: string;
  /** Address of the page that is shown, which is not that of the document while another page is on its way. */
  shown(): string;
  /** The browser is told to load a page as a whole: not a move. */
  isLeaving(): boolean;
  /** Shows the page. Never rejects. */
  show(move: Move): Promise<void>;
}
