import { DOCSEARCH_COLORS } from './colors.ts';
import type { settingsOf } from './settings-of.ts';

/** What `docsearch()` returns, as far as it is used. */
export interface DocSearchDialog {
  open(): void;
  destroy(): void;
}

type DocSearchFunction = (
  settings: ReturnType<typeof settingsOf> & { container: HTMLElement },
) => DocSearchDialog;

/** Fetches DocSearch and makes its dialog. Rejects when a file cannot be fetched. */
export async function loadDocSearch(
  { script, style }: { script: string; style: string },
  settings: ReturnType<typeof settingsOf>,
): Promise<DocSearchDialog> {
  const [docsearch] = await Promise.all([loadScript(script), loadStyle(style)]);
  // Holds its own button, in place of which ours is shown.
  const container = document.createElement('div');
  return docsearch({ ...settings, container });
}

async function loadScript(src: string): Promise<DocSearchFunction> {
  const known = Reflect.get(window, 'docsearch') as DocSearchFunction | undefined;
  if (known) return known;
  const element = document.createElement('script');
  element.src = src;
  const loaded = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error(`Unable to load ${src}`));
  });
  document.head.append(element);
  await loaded;
  return Reflect.get(window, 'docsearch') as DocSearchFunction;
}

let styled: Promise<void> | undefined;

/** An adopted sheet stays when the next page brings its own head. */
function loadStyle(href: string): Promise<void> {
  styled ??= adopt(href).catch((error: unknown) => {
    styled = undefined;
    throw error;
  });
  return styled;
}

async function adopt(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`Unable to load ${href}`);
  for (const text of [await response.text(), DOCSEARCH_COLORS]) {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(await sheet.replace(text));
  }
}
