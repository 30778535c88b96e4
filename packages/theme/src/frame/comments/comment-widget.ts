/** Comments that are shown. */
export interface CommentWidget {
  /** Follows the appearance. Absent when style sheets do. */
  setDark?(isDark: boolean): void;
}

/** Where comments are shown, and how. */
interface CommentPlace {
  place: HTMLElement;
  isDark: boolean;
  /** Ends what was started. */
  signal: AbortSignal;
}

/** Asks a service for the comments of a page. Resolves when there is something to see, and rejects when there will be nothing. */
export type StartComments<Settings> = (settings: Settings, place: CommentPlace) => Promise<CommentWidget>;
