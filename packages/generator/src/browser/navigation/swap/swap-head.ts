import { isUnhandled } from '../../islands/client/preload-error.ts';

/** How long new style sheets may keep the old page on screen, milliseconds. */
const SHEET_TIMEOUT_MS = 4000;

const SHEETS = 'link[rel=stylesheet]';

/** What never changes by navigation: scripts, styles put in by tools, hints to the browser. */
const FIXED =
  'script:not([type="application/ld+json"]), style, title, link[rel=modulepreload], link[rel=preload], meta[name^=bifolio-]';

/**
 * Loads the style sheets of `next` that this page has not, before anything is swapped, so that nothing flashes.
 * A sheet that takes too long does not hold up the page, nor does one that fails: `vite:preloadError` is fired, and if
 * nobody prevents it, `Unable to preload CSS for {path}` is thrown beside.
 */
export async function loadNewSheets(next: Document): Promise<void> {
  const present = new Set(sheets(document).map(({ href }) => href));
  const missing = sheets(next).filter(({ href }) => !present.has(href));
  await Promise.all(missing.map(loadSheet));
}

function loadSheet(sheet: HTMLLinkElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const link = document.importNode(sheet);
  const fail = () => {
    const error = new Error(`Unable to preload CSS for ${new URL(link.href).pathname}`);
    if (isUnhandled(error)) reportError(error);
    resolve();
  };
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', fail);
  const last = sheets(document).at(-1);
  if (last) last.after(link);
  else document.head.append(link);
  return Promise.race([promise, new Promise<void>((done) => setTimeout(done, SHEET_TIMEOUT_MS))]);
}

/** Makes title, metadata, links and style sheets those of `next`. Elements that are equal stay untouched. */
export function swapHead(next: Document) {
  document.title = next.title;
  const wantedSheets = new Set(sheets(next).map(({ href }) => href));
  for (const sheet of sheets(document)) if (!wantedSheets.has(sheet.href)) sheet.remove();

  const wanted = new Map(changeable(next).map((element) => [element.outerHTML, element]));
  for (const element of changeable(document)) {
    if (!wanted.delete(element.outerHTML)) element.remove();
  }
  for (const element of wanted.values()) document.head.append(document.importNode(element, true));
}

/** By absolute address: documents from `DOMParser` take theirs from this page. */
function sheets({ head }: Document): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>(SHEETS)];
}

function changeable({ head }: Document): Element[] {
  return [...head.children].filter((element) => !element.matches(`${SHEETS}, ${FIXED}`));
}
