import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageGraph } from '../../graph/types.ts';
import { pack } from '../../locks/cryptography/pack.ts';
import type { PageSeals, SearchSeals } from '../../locks/page-seals.ts';
import type { Sealed } from '../../locks/protocol.ts';
import type { LanguageIndex } from '../build-index.ts';
import { CONTENTS_FILE, LOCKED_FOLDER, type LockedContents } from '../index-folder.ts';
import { createInvertedIndex } from '../inverted-index.ts';
import { createPageTerms, type PageTerm } from '../page-terms.ts';
import type { PageText } from '../page-text.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { type LockedText, unpackLocked } from './locked-text.ts';

/** Finds who may open a text. */
type SealsOf = (text: LockedText) => Promise<SearchSeals>;

/** Texts that the same people may open. */
interface Circle {
  seals: SearchSeals;
  texts: LockedText[];
}

/**
 * Writes what search may find of locked texts beside the public index: for those who may open the same pages an index of
 * their own, which numbers pages as the public one does, with every file encrypted.
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
  mkdirSync(locked, { recursive: true });
  const numbers = new Map(routes.map((route, number) => [route, number]));
  const pageTerms = createPageTerms();
  const sealed: Sealed[] = [];
  for (const { seals, texts: own } of await circlesOf(texts, sealsOf)) {
    const inside = await writeCircle({ texts: own, numbers, pageTerms }, async (value) => {
      const { data, key } = await seals.file(await pack(JSON.stringify(value)));
      const name = `${nameOf(data)}.bin`;
      writeFileSync(join(locked, name), data);
      return `${name}#${key}`;
    });
    sealed.push(await seals.contents(lang, await pack(JSON.stringify(inside))));
  }
  const list = JSON.stringify(sealed);
  const name = `${nameOf(list)}.json`;
  writeFileSync(join(locked, name), list);
  writeFileSync(join(folder, CONTENTS_FILE), JSON.stringify({ ...contents, locked: name }));
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

interface CircleInput {
  texts: readonly LockedText[];
  /** Of pages in the public index, by route. */
  numbers: ReadonlyMap<string, number>;
  pageTerms(text: PageText): PageTerm[];
}

/** `write` encrypts a value and gives its name and key. */
async function writeCircle(
  { texts, numbers, pageTerms }: CircleInput,
  write: (value: unknown) => Promise<string>,
): Promise<LockedContents> {
  const index = createInvertedIndex();
  const files: LockedContents['texts'][number][] = [];
  const inOrder = texts
    .map((text) => ({ text, number: numbers.get(text.route) ?? -1 }))
    .filter(({ number }) => number >= 0)
    .sort((a, b) => a.number - b.number);
  for (const { text, number } of inOrder) {
    const open = unpackLocked(text);
    index.add(pageTerms(open), number);
    files.push([number, await write(open), text.part === undefined]);
  }
  const terms: LockedContents['terms'][number][] = [];
  for (const { start, json } of index.files()) terms.push([start, await write(JSON.parse(json))]);
  return { texts: files, terms, words: await write(vocabularyOf(index.frequencies())) };
}

const nameOf = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
