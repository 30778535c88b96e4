import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  CONTENTS_FILE,
  LOCKED_FOLDER,
  type LockedContents,
  type LockedList,
  type LockedLists,
} from '../../../browser/search/index-folder.ts';
import { createPageTerms, type PageTerm } from '../../../browser/search/page-terms.ts';
import type { PageText } from '../../../browser/search/page-text.ts';
import type { Sealed } from '../../../core/contracts/lock.ts';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import { writeOutput } from '../../../core/ledger/write-output.ts';
import { pack } from '../../../locks/pack.ts';
import type { PageSeals, SearchSeals } from '../../../locks/page-seals.ts';
import type { LanguageIndex } from '../build-index.ts';
import { createInvertedIndex } from '../inverted-index.ts';
import { createVocabulary } from '../vocabulary.ts';
import { type LockedText, unpackLocked } from './locked-text.ts';

/** Finds who may open a text. */
type SealsOf = (text: LockedText) => Promise<SearchSeals>;

/** Texts that the same people may open. */
interface Circle {
  seals: SearchSeals;
  texts: LockedText[];
}

/**
 * Writes what search may find of locked texts beside the public index: for those who may open the same texts an index of
 * all of them, which numbers pages as the public one does, with every file encrypted.
 */
export async function buildLockedIndexes(
  languages: readonly LanguageIndex[],
  texts: readonly LockedText[],
  seals: PageSeals,
  { pages, routes }: Pick<PageGraph, 'pages' | 'routes'>,
): Promise<void> {
  const sealsOf = ({ route, part }: LockedText) => {
    const page = pages[routes.get(route) ?? -1];
    if (!page) throw new Error(`There is no page ${route}.`);
    return seals.search(page, part);
  };
  for (const language of languages) {
    const own = texts.filter(({ lang }) => lang === language.lang);
    if (own.length > 0) await addLocked(language, own, sealsOf);
  }
}

async function addLocked(
  { lang, folder, routes, contents }: LanguageIndex,
  texts: readonly LockedText[],
  sealsOf: SealsOf,
): Promise<void> {
  const locked = join(folder, LOCKED_FOLDER);
  const write = (content: Uint8Array | string, ending: string) => {
    const name = `${nameOf(content)}.${ending}`;
    writeOutput(locked, name, new Open(content));
    return name;
  };
  const numbers = new Map(routes.map((route, number) => [route, number]));
  const pageTerms = createPageTerms();
  const circles = [...(await circlesOf(texts, sealsOf))];
  /** Addresses of texts that are written: all who may open one are led to the same file. */
  const written = new Map<LockedText, string>();
  const list: (readonly [string, Sealed])[] = [];
  for (const { labels, opens } of readersOf(circles)) {
    const [seals] = opens.map((circle) => circle.seals);
    if (!seals) continue;
    const writeSealed = async (value: unknown, by = seals) => {
      const { data, key } = await by.file(pack(JSON.stringify(value)));
      return `${write(data, 'bin')}#${key}`;
    };
    const writeText: WriteText = async (text, open, by) => {
      const address = written.get(text) ?? (await writeSealed(open, by));
      written.set(text, address);
      return address;
    };
    const inside = await writeIndex({ circles: opens, numbers, pageTerms, writeText }, writeSealed);
    const address = pack(await writeSealed(inside));
    // One for each, since one for all in the place of each would grow with the square of them.
    for (const label of labels) list.push([label, await seals.contents(lang, address, [label])]);
  }
  const lists = slicesOf(list).map((slice): LockedLists[number] => [
    slice[0]?.[0] ?? '',
    write(JSON.stringify(slice), 'json'),
  ]);
  const name = write(JSON.stringify(lists), 'json');
  writeOutput(folder, CONTENTS_FILE, new Open(JSON.stringify({ ...contents, locked: name })));
}

/** Locks whose passwords open the same texts. */
interface Readers {
  labels: string[];
  opens: readonly Circle[];
}

/** A password has one index for all that it opens, so that nobody fetches those of others. */
function readersOf(circles: readonly Circle[]): Readers[] {
  const opens = Map.groupBy(
    circles.flatMap((circle) => circle.seals.labels.map((label) => ({ label, circle }))),
    ({ label }) => label,
  );
  const number = new Map(circles.map((circle, index) => [circle, index]));
  const alike = Map.groupBy(opens, ([, found]) => found.map(({ circle }) => number.get(circle)).join());
  return [...alike.values()].map((all) => ({
    labels: all.map(([label]) => label),
    opens: (all[0]?.[1] ?? []).map(({ circle }) => circle),
  }));
}

/** Indexes that are listed in one file: some 10 kB. */
const SLICE = 32;

function slicesOf(list: readonly (readonly [string, Sealed])[]): LockedList[] {
  const sorted = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
  return Array.from({ length: Math.ceil(sorted.length / SLICE) }, (_, at) =>
    sorted.slice(at * SLICE, (at + 1) * SLICE),
  );
}

async function circlesOf(texts: readonly LockedText[], sealsOf: SealsOf): Promise<Iterable<Circle>> {
  const circles = new Map<string, Circle>();
  for (const text of texts) {
    const seals = await sealsOf(text);
    const circle = circles.get(seals.circle) ?? { seals, texts: [] };
    circle.texts.push(text);
    circles.set(seals.circle, circle);
  }
  return circles.values();
}

interface IndexInput {
  circles: readonly Circle[];
  /** Of pages in the public index, by route. */
  numbers: ReadonlyMap<string, number>;
  pageTerms(text: PageText): PageTerm[];
  writeText: WriteText;
}

/** Encrypts a text for all who may open it, and gives its name and key. */
type WriteText = (text: LockedText, open: PageText, seals: SearchSeals) => Promise<string>;

/** `write` does the same with a value for those whom the index is for. */
async function writeIndex(
  { circles, numbers, pageTerms, writeText }: IndexInput,
  write: (value: unknown) => Promise<string>,
): Promise<LockedContents> {
  const index = createInvertedIndex();
  const files: LockedContents['texts'][number][] = [];
  const inOrder = circles
    .flatMap(({ seals, texts }) =>
      texts.map((text) => ({ text, seals, number: numbers.get(text.route) ?? -1 })),
    )
    .filter(({ number }) => number >= 0)
    .sort((a, b) => a.number - b.number);
  for (const { text, seals, number } of inOrder) {
    const open = unpackLocked(text);
    index.add(pageTerms(open), number);
    files.push([number, await writeText(text, open, seals), text.part === undefined]);
  }
  const terms: LockedContents['terms'][number][] = [];
  const vocabulary = createVocabulary();
  for (const { start, json, frequencies } of index.files()) {
    terms.push([start, await write(JSON.parse(json))]);
    vocabulary.add(frequencies);
  }
  return { texts: files, terms, words: await write(vocabulary.words()) };
}

const nameOf = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
