import { onPage } from 'bifolio/runtime';

/** Keeps the watermark of the page in step with the page. What draws it is fetched with the first one. */
export function coverPages() {
  let cover: Promise<() => void> | undefined;
  onPage(() => {
    if (!cover && !document.querySelector('[data-watermark]')) return undefined;
    cover ??= import('./cover-page.ts').then(({ createCover }) => createCover());
    void cover.then(
      (update) => update(),
      (error) => {
        cover = undefined; // The next page tries again.
        reportError(error);
      },
    );
    return undefined;
  });
}
