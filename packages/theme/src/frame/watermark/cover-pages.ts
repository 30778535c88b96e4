import { onPage } from 'bifolio/runtime';

/** Keeps the watermark of the page in step with the page. What draws it is fetched with the first one. */
export function coverPages() {
  let cover: (() => void) | undefined;
  onPage(() => {
    if (cover) cover();
    else if (document.querySelector('[data-watermark]')) void start();
    return undefined;
  });

  async function start() {
    const { createCover } = await import('./cover-page.ts');
    cover ??= createCover();
    cover();
  }
}
