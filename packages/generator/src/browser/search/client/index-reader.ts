import { readBoosts } from '../boosts.ts';
import {
  CONTENTS_FILE,
  type IndexContents,
  type TermEntry,
  termsFile,
  textFile,
  WORDS_FILE,
} from '../index-folder.ts';
import type { PageText } from '../page-text.ts';
import { unpackText } from '../text-pack.ts';

/** Files of terms that are fetched for one beginning of a word; `a` alone begins words in many. */
const MOST_FILES = 3;

/** An index in pieces; each is fetched once, when it is needed. */
export interface IndexReader {
  /** Where it lies. */
  folder: string;
  /** Name of the list of indexes that are locked, if there are any. */
  locked?: string;
  /** Number of pages. */
  pages: number;
  /** Factors of pages that count more or less than others, by number. */
  boosts: ReadonlyMap<number, number>;
  /** The entries of terms that begin with a text, in order; of very many the first. */
  termsFrom(beginning: string): Promise<TermEntry[]>;
  text(page: number): Promise<PageText>;
  /** The words that typing errors are corrected to. */
  words(): Promise<string[]>;
}

/** Loads a file of an index; rejects unless it is there. */
export type LoadFile = (address: string, options?: RequestInit) => Promise<Response>;

/** Opens the index in a folder, by default over the network. */
export async function openSearchIndex(folder: string, load: LoadFile = fetchFile): Promise<IndexReader> {
  // Pages and their index change together, so an older list of contents leads to files that are no longer there.
  const response = await load(folder + CONTENTS_FILE, { cache: 'no-cache' });
  const contents: IndexContents = await response.json();
  const { edition, locked, pages, starts, boosts = [], together = 1 } = contents;
  const fetched = new Map<string, Promise<unknown>>();

  function fetchOnce<T>(name: string, take: (file: Response) => Promise<T>): Promise<T> {
    const file = fetched.get(name) ?? load(`${folder}${edition}/${name}`).then(take);
    fetched.set(name, file);
    file.catch(() => fetched.delete(name)); // The next search asks again.
    return file as Promise<T>;
  }

  const read = <T>(name: string) => fetchOnce<T>(name, decompress);

  async function readText(page: number): Promise<PageText> {
    if (together === 1) return read(textFile(page));
    const pack = await fetchOnce(textFile(page, together), (file) => file.arrayBuffer());
    return decompress(new Response(unpackText(pack, page % together, together)));
  }

  return {
    folder,
    locked,
    pages,
    boosts: readBoosts(boosts),
    async termsFrom(beginning) {
      const files = filesFor(beginning, starts).map((file) => read<TermEntry[]>(termsFile(file)));
      return (await Promise.all(files)).flat().filter(([term]) => term.startsWith(beginning));
    },
    text: readText,
    words: () => read(WORDS_FILE),
  };
}

/** The files that hold terms with a beginning, given the first term of each file. */
export function filesFor(beginning: string, starts: readonly string[]): number[] {
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start <= beginning),
  );
  const files: number[] = [];
  for (let file = first; file < starts.length && files.length < MOST_FILES; file++) {
    const start = starts[file] ?? '';
    if (file > first && start > beginning && !start.startsWith(beginning)) break;
    files.push(file);
  }
  return files;
}

/** Rejects unless the file is there. */
export async function fetchFile(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  return response;
}

const decompress = <T>({ body }: Response): Promise<T> =>
  new Response(body?.pipeThrough(new DecompressionStream('gzip'))).json();
