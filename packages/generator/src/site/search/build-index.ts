import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { boostsOf } from '../../browser/search/boosts.ts';
import {
  CONTENTS_FILE,
  type IndexContents,
  SEARCH_FOLDER,
  termsFile,
  WORDS_FILE,
} from '../../browser/search/index-folder.ts';
import { textsTogether } from '../../browser/search/text-pack.ts';
import type { Page } from '../../core/contracts/page.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { writeOutput } from '../../core/ledger/write-output.ts';
import { createMemoryKeeper } from '../../core/memory/release-memory.ts';
import type { PageBodies } from '../../core/store/page-bodies.ts';
import { generatorVersion } from '../../core/version.ts';
import { createInvertedIndex, type InvertedIndex } from './inverted-index.ts';
import { unpackRecord } from './record.ts';
import { type Searchable, searchLanguage } from './searchable.ts';
import { openTermRuns } from './term-runs.ts';
import { createTextWriter, type TextWriter } from './text-writer.ts';
import { createVocabulary } from './vocabulary.ts';

/** The index of a language as it was written. */
export interface LanguageIndex {
  lang: string;
  folder: string;
  /** The pages in the order of their numbers. */
  routes: readonly string[];
  contents: IndexContents;
}

export interface BuildIndexOptions extends Searchable {
  records: RecordReader;
  /** All pages of the graph. */
  pages: readonly Page[];
}

type RecordReader = Pick<PageBodies, 'read' | 'hash'>;

/** Makes an index from the records of each language and writes it below `outDir`, in place of an older one. */
export async function buildSearchIndexes(
  options: BuildIndexOptions,
  outDir: string,
): Promise<LanguageIndex[]> {
  const indexes: LanguageIndex[] = [];
  const together = textsTogether(options.pages.length);
  for (const [lang, recorded] of pagesByLanguage(options)) {
    const output = join(outDir, SEARCH_FOLDER, lang);
    rmSync(output, { recursive: true, force: true });
    const boost = options.options ? options.options.boost : {};
    indexes.push(await indexLanguage(options.records, recorded, { lang, output, boost, together }));
  }
  await createMemoryKeeper()(); // The index of a large site is as large as its graph.
  return indexes;
}

/** A page whose record is in the store. */
interface RecordedPage {
  /** Index of the page in the graph. */
  at: number;
  route: string;
}

/** The pages of each language in the order of their routes, which that of their numbers is. */
function pagesByLanguage({ pages, records, ...searchable }: BuildIndexOptions): Map<string, RecordedPage[]> {
  const byLanguage = new Map<string, RecordedPage[]>();
  for (const [at, page] of pages.entries()) {
    const lang = searchLanguage(page, searchable);
    if (!lang || !records.hash(at)) continue;
    const others = byLanguage.get(lang) ?? [];
    others.push({ at, route: page.route });
    byLanguage.set(lang, others);
  }
  for (const recorded of byLanguage.values()) recorded.sort((a, b) => (a.route < b.route ? -1 : 1));
  return byLanguage;
}

interface IndexTarget {
  lang: string;
  output: string;
  boost: Readonly<Record<string, number>>;
  /** How many texts a file holds. */
  together: number;
}

async function indexLanguage(
  records: RecordReader,
  recorded: readonly RecordedPage[],
  { lang, output, boost, together }: IndexTarget,
): Promise<LanguageIndex> {
  const routes = recorded.map(({ route }) => route);
  const edition = editionOf(recorded, records, together);
  const folder = join(output, edition);
  const runs = openTermRuns(join(output, 'runs'));
  let starts: string[];
  try {
    const index = createInvertedIndex(runs);
    await readRecords(records, recorded, { index, texts: createTextWriter(folder, together) });
    starts = await writeTerms(index, folder);
  } finally {
    runs.close();
  }
  const boosts = boostsOf(routes, boost);
  const contents: IndexContents = {
    edition,
    pages: routes.length,
    starts,
    ...(together > 1 && { together }),
    ...(boosts.length > 0 && { boosts }),
  };
  writeOutput(output, CONTENTS_FILE, new Open(JSON.stringify(contents)));
  return { lang, folder: output, routes, contents };
}

/** What is in an index depends on the texts, how many of them a file holds, and this version alone. */
function editionOf(recorded: readonly RecordedPage[], records: RecordReader, together: number): string {
  const sum = createHash('sha1').update(`${generatorVersion} ${together}`);
  for (const { at } of recorded) sum.update(records.hash(at) ?? '');
  return sum.digest('hex').slice(0, 12);
}

/** Some leave 300 kB of garbage each, and V8 hears between them that there is to be little. */
const RECORDS_AT_ONCE = 50;

/** Reads one record after the other: together they are larger than the index. */
async function readRecords(
  records: RecordReader,
  recorded: readonly RecordedPage[],
  { index, texts }: { index: InvertedIndex; texts: TextWriter },
): Promise<void> {
  const keepMemory = createMemoryKeeper();
  for (const [number, { at, route }] of recorded.entries()) {
    const packed = records.read(at);
    if (!packed) throw new Error(`Search knows nothing of ${route}.`);
    const { terms, text } = unpackRecord(packed);
    index.add(terms);
    texts.add(text);
    if (number % RECORDS_AT_ONCE === RECORDS_AT_ONCE - 1) await keepMemory();
  }
  texts.end();
}

/** Writes what is looked up, and the words that readers can be corrected to. Gives the first term of each file. */
async function writeTerms(index: InvertedIndex, folder: string): Promise<string[]> {
  const keepMemory = createMemoryKeeper();
  const starts: string[] = [];
  const vocabulary = createVocabulary();
  for (const { start, json, frequencies } of index.files()) {
    writeOutput(folder, termsFile(starts.length), new Open(gzipSync(json)));
    starts.push(start);
    vocabulary.add(frequencies);
    await keepMemory();
  }
  const words = gzipSync(JSON.stringify(vocabulary.words()));
  writeOutput(folder, WORDS_FILE, new Open(words));
  return starts;
}
