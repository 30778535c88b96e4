/** What we use of the module that Pagefind writes beside its index. */
export interface Pagefind {
  search(term: string): Promise<{ results: PagefindResult[] }>;
  destroy(): Promise<void>;
}

export interface PagefindResult {
  id: string;
  score: number;
  /** Places of the found words in the page's text. */
  words: number[];
  data(): Promise<PagefindPage>;
}

export interface PagefindPage {
  raw_url: string;
  /** The page's words with single spaces between them. */
  content: string;
  meta: { title?: string };
  anchors: { element: string; id: string; text?: string; location: number }[];
}

interface PagefindModule {
  createInstance(options: { basePath: string; noWorker: boolean }): Pagefind;
}

/** Opens the index in a folder. Nothing but what a search needs is fetched. */
export async function openPagefind(folder: string): Promise<Pagefind> {
  const module = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as PagefindModule;
  return module.createInstance({ basePath: folder, noWorker: true });
}
