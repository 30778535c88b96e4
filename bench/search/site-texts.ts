import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageText } from '../../packages/generator/src/browser/search/page-text.ts';

/** Route to the text of each page in a language that search may find, in small letters, one block to a line. */
export async function readSiteTexts(folder: string, lang: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true });
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => /(?:^|\/)index\.html$/.test(name))) {
    const html = await readFile(join(folder, file), 'utf8');
    if (!html.includes(`<html lang="${lang}"`)) continue;
    texts.set(`/${file.slice(0, -'index.html'.length)}`, documentText(html).toLowerCase());
  }
  return texts;
}

/** The text of a document that search may find, one block to a line. */
export function documentText(html: string): string {
  const { sections } = pageText({ html, route: '/', title: '' });
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks]).join('\n');
}
