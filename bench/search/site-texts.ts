import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BLOCK_END, joinCjk } from '../../packages/generator/src/search/cjk.ts';
import { pageRecord } from '../../packages/generator/src/search/page-record.ts';

/** Route to the text of each page in a language that search may find, in small letters, one block to a line. */
export async function readSiteTexts(folder: string, lang: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true });
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => /(?:^|\/)index\.html$/.test(name))) {
    const html = await readFile(join(folder, file), 'utf8');
    if (!html.includes(`<html lang="${lang}"`)) continue;
    texts.set(`/${file.slice(0, -'index.html'.length)}`, blockTexts(pageRecord({ html, lang, title: '' })));
  }
  return texts;
}

const blockTexts = (record: string) =>
  record
    .split('\n')
    .map((line) =>
      joinCjk(
        line
          .replace(/<[^>]*>/g, '')
          .replace(BLOCK_END, '')
          .split(/\s+/),
      ).toLowerCase(),
    )
    .join('\n');
