/** Payload of the custom event `bifolio:page`: which pages look different now. */
export interface PageChange {
  /** Routes without base. */
  routes?: readonly string[];
  /** Every page. */
  all?: boolean;
}

/** Name of the `<meta>` that says after how many changes a page was rendered; its number goes back as `bifolio:shows`. */
export const CHANGES_META = 'bifolio-changes';

/** Payload of the custom event `bifolio:island-failed`: what an island has thrown, for the terminal and the overlay. */
export interface IslandFailure {
  name: string;
  message: string;
  stack: string;
}
