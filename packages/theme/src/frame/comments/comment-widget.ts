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

/** Links a style sheet of a service, above the site's own, so that those win. Rejects when it cannot be fetched. */
export async function linkSheet(href: string): Promise<void> {
  const address = new URL(href, document.baseURI).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  if ([...links].some((link) => link.href === address)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${address} cannot be fetched`)));
    document.head.append(link);
  });
}
