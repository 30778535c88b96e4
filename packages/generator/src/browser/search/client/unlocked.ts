import { openFile, openSealed } from '../../../locks/cryptography/open.ts';
import { unpack } from '../../../locks/cryptography/unpack.ts';
import { closeWhenLocked } from '../../locks/close-when-locked.ts';
import { currentKeychain } from '../../locks/keys/current-keychain.ts';
import {
  LOCKED_FOLDER,
  type LockedContents,
  type LockedList,
  type LockedLists,
  type TermEntry,
} from '../index-folder.ts';
import type { PageText } from '../page-text.ts';
import { fetchFile, filesFor, type IndexReader } from './index-reader.ts';

/** An index with what this reader may open besides: pages keep their numbers, and say more. Everything stays in memory. */
export async function withUnlocked(index: IndexReader, lang: string): Promise<IndexReader> {
  const opened = await openLocked(index, lang);
  if (opened.length === 0) return index;
  closeWhenLocked();
  const all = [index, ...opened];
  return {
    ...index,
    termsFrom: async (beginning) => (await Promise.all(all.map((one) => one.termsFrom(beginning)))).flat(),
    words: async () => [...new Set((await Promise.all(all.map((one) => one.words()))).flat())],
    async text(page) {
      const found = (await Promise.all(opened.map((one) => one.texts(page)))).flat();
      const more = [...new Map(found.map((one) => [one.file, one])).values()];
      const whole = more.find(({ isWhole }) => isWhole)?.text ?? (await index.text(page));
      const parts = more.flatMap(({ isWhole, text }) => (isWhole ? [] : text.sections));
      return { ...whole, sections: [...whole.sections, ...parts] };
    },
  };
}

interface UnlockedIndex extends Pick<IndexReader, 'termsFrom' | 'words'> {
  texts(page: number): Promise<{ file: string; text: PageText; isWhole: boolean }[]>;
}

/** The indexes that the reader's keys open; what cannot be fetched or opened is left out. */
async function openLocked({ folder, locked }: IndexReader, lang: string): Promise<UnlockedIndex[]> {
  const keychain = await currentKeychain();
  if (keychain.size === 0 || !locked) return [];
  const address = `${folder}${LOCKED_FOLDER}/`;
  const read = async <T>(name: string): Promise<T> => (await fetchFile(address + name)).json();
  const lists = await read<LockedLists>(locked);
  const files = keychain.labels.flatMap((label) => lists.findLast(([first]) => first <= label)?.[1] ?? []);
  const listed = await Promise.all([...new Set(files)].map((file) => read<LockedList>(file)));
  const opened = await Promise.all(
    listed
      .flat()
      .filter(([label]) => keychain.labels.includes(label))
      .map(([, sealed]) => openSealed(sealed, { kind: 'search', name: lang }, keychain.keyOf)),
  );
  const found = opened.flatMap((one) => (one ? unpack(one.content) : []));
  return Promise.all(
    found.map(async (file) =>
      readerOf(address, (await readSealedFile(address, await file)) as LockedContents),
    ),
  );
}

function readerOf(address: string, { texts, terms, words }: LockedContents): UnlockedIndex {
  const fetched = new Map<string, Promise<unknown>>();

  function read<T>(file: string): Promise<T> {
    const content = fetched.get(file) ?? readSealedFile(address, file);
    fetched.set(file, content);
    content.catch(() => fetched.delete(file)); // The next search asks again.
    return content as Promise<T>;
  }

  const starts = terms.map(([start]) => start);
  return {
    async termsFrom(beginning) {
      const files = filesFor(beginning, starts).flatMap((file) => terms[file]?.[1] ?? []);
      const entries = await Promise.all(files.map((file) => read<TermEntry[]>(file)));
      return entries.flat().filter(([term]) => term.startsWith(beginning));
    },
    words: () => read(words),
    texts: (page) =>
      Promise.all(
        texts
          .filter(([number]) => number === page)
          .map(async ([, file, isWhole]) => ({ file, text: await read<PageText>(file), isWhole })),
      ),
  };
}

async function readSealedFile(address: string, file: string): Promise<unknown> {
  const [name = '', key = ''] = file.split('#');
  const data = new Uint8Array(await (await fetchFile(address + name)).arrayBuffer());
  return JSON.parse(await unpack(await openFile(data, { kind: 'file', name: '' }, key)));
}
