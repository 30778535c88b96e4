import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { BifolioError } from '../errors.ts';
import { SEARCH_FOLDER, WORDS_FILE } from './index-folder.ts';
import { createVocabulary } from './vocabulary.ts';

/** Pagefind's own interface, and its worker: we use neither. */
const UNUSED = /^pagefind-(?:.*ui\.|highlight\.|worker\.)/;

/** Makes an index from the records of each language and writes it below `outDir`, in place of an older one. */
export async function buildSearchIndexes(recordsDir: string, outDir: string): Promise<void> {
  if (!existsSync(recordsDir)) return;
  try {
    for (const lang of await readdir(recordsDir)) {
      const records = join(recordsDir, lang);
      const output = join(outDir, SEARCH_FOLDER, lang);
      await indexLanguage(records, output, lang);
      await writeFile(join(output, WORDS_FILE), await wordsOf(records));
    }
  } finally {
    await close();
  }
}

async function indexLanguage(records: string, output: string, lang: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: wordLanguage(lang) });
  if (!index) throw indexError(lang, errors);
  const added = await index.addDirectory({ path: records });
  if (added.errors.length > 0) throw indexError(lang, added.errors);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const written = await index.writeFiles({ outputPath: output });
  if (written.errors.length > 0) throw indexError(lang, written.errors);
  await index.deleteIndex();
  const unused = (await readdir(output)).filter((name) => UNUSED.test(name));
  await Promise.all(unused.map((name) => rm(join(output, name))));
}

/** Whose word endings are removed. Chinese and Japanese have none, but English words stand among them. */
const wordLanguage = (lang: string) => {
  const { language } = new Intl.Locale(lang);
  return language === 'zh' || language === 'ja' ? 'en' : language;
};

async function wordsOf(records: string): Promise<string> {
  const vocabulary = createVocabulary();
  const entries = await readdir(records, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile()) vocabulary.add(await readFile(join(entry.parentPath, entry.name), 'utf8'));
  }
  return vocabulary.list();
}

const indexError = (lang: string, errors: readonly string[]) =>
  new BifolioError({
    severity: 'error',
    code: 'search-failed',
    message: `The search index for ${lang} could not be made: ${errors.join('; ') || 'no reason given'}.`,
    hint: 'Build with `search: false` to publish without search.',
  });
