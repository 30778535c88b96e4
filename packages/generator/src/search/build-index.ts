import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { linkFile } from '../files/link-file.ts';
import { createMemoryKeeper } from '../memory/release-memory.ts';
import { generatorVersion } from '../version.ts';
import { boostsOf } from './boosts.ts';
import {
  CONTENTS_FILE,
  type IndexContents,
  SEARCH_FOLDER,
  termsFile,
  textFile,
  WORDS_FILE,
} from './index-folder.ts';
import { createInvertedIndex, type InvertedIndex } from './inverted-index.ts';
import { readTerms, recordFiles, TERMS_ENDING } from './record-files.ts';
import { packTexts, textsTogether } from './text-pack.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The index of a language as it was written. */
export interface LanguageIndex {
  lang: string;
  folder: string;
  /** The pages in the order of their numbers. */
  routes: readonly string[];
  contents: IndexContents;
}

/** Makes an index from the records of each language and writes it below `outDir`, in place of an older one. `boost` is that of the config. */
export async function buildSearchIndexes(
  recordsDir: string,
  outDir: string,
  boost: Readonly<Record<string, number>> = {},
): Promise<LanguageIndex[]> {
  const indexes: LanguageIndex[] = [];
  for (const lang of existsSync(recordsDir) ? readdirSync(recordsDir) : []) {
    const output = join(outDir, SEARCH_FOLDER, lang);
    rmSync(output, { recursive: true, force: true });
    indexes.push(await indexLanguage(recordsDir, lang, { output, boost }));
  }
  return indexes;
}

interface IndexTarget {
  output: string;
  boost: Readonly<Record<string, number>>;
}

async function indexLanguage(
  recordsDir: string,
  lang: string,
  { output, boost }: IndexTarget,
): Promise<LanguageIndex> {
  const { index, routes, edition } = await readRecords(join(recordsDir, lang));
  const folder = join(output, edition);
  mkdirSync(folder, { recursive: true });
  const together = textsTogether(routes.length);
  writeTexts(
    routes.map((route) => recordFiles(recordsDir, lang, route).text),
    folder,
    together,
  );
  const boosts = boostsOf(routes, boost);
  const contents: IndexContents = {
    edition,
    pages: routes.length,
    starts: writeTerms(index, folder),
    ...(together > 1 && { together }),
    ...(boosts.length > 0 && { boosts }),
  };
  writeFileSync(join(folder, WORDS_FILE), gzipSync(JSON.stringify(vocabularyOf(index.frequencies()))));
  writeFileSync(join(output, CONTENTS_FILE), JSON.stringify(contents));
  return { lang, folder: output, routes, contents };
}

/** So many leave garbage that may be worth collecting. */
const RECORDS_AT_ONCE = 500;

/** Reads one record after the other: together they are larger than the index. */
async function readRecords(
  folder: string,
): Promise<{ index: InvertedIndex; routes: string[]; edition: string }> {
  const keepMemory = createMemoryKeeper();
  const index = createInvertedIndex();
  const routes: string[] = [];
  // What is in an index depends on the texts and this version alone.
  const hash = createHash('sha1').update(generatorVersion);
  const names = readdirSync(folder).filter((name) => name.endsWith(TERMS_ENDING));
  for (const name of names.sort()) {
    const record = readTerms(join(folder, name));
    if (!record) throw new Error(`${join(folder, name)} was changed by another program meanwhile.`);
    index.add(record.terms);
    routes.push(record.route);
    hash.update(record.hash);
    if (routes.length % RECORDS_AT_ONCE === 0) await keepMemory();
  }
  return { index, routes, edition: hash.digest('hex').slice(0, 12) };
}

function writeTexts(texts: readonly string[], folder: string, together: number): void {
  for (let page = 0; page < texts.length; page += together) {
    const paths = texts.slice(page, page + together);
    const file = join(folder, textFile(page));
    if (together === 1) for (const path of paths) linkFile(path, file);
    else writeFileSync(file, packTexts(paths.map(readText), together));
  }
}

const readText = (path: string) => readFileSync(path);

function writeTerms(index: InvertedIndex, folder: string): string[] {
  const starts: string[] = [];
  for (const { start, json } of index.files()) {
    writeFileSync(join(folder, termsFile(starts.length)), gzipSync(json));
    starts.push(start);
  }
  return starts;
}
