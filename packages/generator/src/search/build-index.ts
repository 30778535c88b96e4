import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { linkFile } from '../link-file.ts';
import { generatorVersion } from '../version.ts';
import {
  CONTENTS_FILE,
  type IndexContents,
  SEARCH_FOLDER,
  termsFile,
  textFile,
  WORDS_FILE,
} from './index-folder.ts';
import { createInvertedIndex, type InvertedIndex } from './inverted-index.ts';
import { type RecordedTerms, TERMS_FILE, TEXT_FILE } from './record-folder.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Makes an index from the records of each language and writes it below `outDir`, in place of an older one. */
export function buildSearchIndexes(recordsDir: string, outDir: string): void {
  if (!existsSync(recordsDir)) return;
  for (const lang of readdirSync(recordsDir)) {
    const output = join(outDir, SEARCH_FOLDER, lang);
    rmSync(output, { recursive: true, force: true });
    indexLanguage(join(recordsDir, lang), output);
  }
}

function indexLanguage(recordsDir: string, output: string): void {
  const records = findRecords(recordsDir);
  const index = createInvertedIndex();
  const hash = createHash('sha1').update(generatorVersion);
  for (const record of records) {
    const json = readFileSync(join(record, TERMS_FILE), 'utf8');
    const recorded: RecordedTerms = JSON.parse(json);
    index.add(recorded.terms);
    hash.update(json);
  }
  const edition = hash.digest('hex').slice(0, 12);
  const folder = join(output, edition);
  mkdirSync(folder, { recursive: true });
  for (const [page, record] of records.entries())
    linkFile(join(record, TEXT_FILE), join(folder, textFile(page)));
  const contents: IndexContents = { edition, pages: records.length, starts: writeTerms(index, folder) };
  writeFileSync(join(folder, WORDS_FILE), gzipSync(JSON.stringify(vocabularyOf(index.frequencies()))));
  writeFileSync(join(output, CONTENTS_FILE), JSON.stringify(contents));
}

/** Folders of all records, always in the same order: it numbers the pages. */
const findRecords = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === TERMS_FILE)
    .map(({ parentPath }) => parentPath)
    .sort();

function writeTerms(index: InvertedIndex, folder: string): string[] {
  const starts: string[] = [];
  for (const { start, json } of index.files()) {
    writeFileSync(join(folder, termsFile(starts.length)), gzipSync(json));
    starts.push(start);
  }
  return starts;
}
