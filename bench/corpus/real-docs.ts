import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchRepository } from '../subjects/repository.ts';
import type { CorpusForm, CorpusPage } from './corpus.ts';

/** Electron's documentation, 43.4.1: plain Markdown, of whose lines of code 0.45 are distinct. */
const electron = {
  url: 'https://github.com/electron/electron',
  commit: '340bae15aaef12b7e96f1c857be986aa9f65c21c',
  folders: ['docs'],
};

/** Fetch it into `work` and copy its pages and images into `content`, which is emptied first. */
export async function writeRealDocs(
  work: string,
  content: string,
  { text: textOf = ({ text }) => text, home = 'README.md' }: CorpusForm,
): Promise<CorpusPage[]> {
  const checkout = join(work, 'electron');
  await fetchRepository(electron, checkout);
  await rm(content, { recursive: true, force: true });
  await cp(join(checkout, 'docs'), content, { recursive: true });
  await rename(join(content, 'README.md'), join(content, home));
  const names = await readdir(content, { recursive: true });
  const pages = await Promise.all(
    names.filter((name) => name.endsWith('.md')).map((file) => readPage(content, file)),
  );
  for (const page of pages) await writeFile(join(content, page.file), textOf(page));
  const sorted = pages.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  return sorted.filter(({ file }) => file !== home);
}

/** With empty frontmatter, which the corpus has too: what stands there is for the generator of that site. */
async function readPage(content: string, file: string): Promise<CorpusPage> {
  const body = (await readFile(join(content, file), 'utf8')).replace(/^---\n.*?\n---\n/s, '');
  const title = /^# (.+)$/m.exec(body)?.[1] ?? file;
  return { file, path: `/${file.replace(/(?:\/README)?\.md$/, '')}`, title, text: `---\n---\n\n${body}` };
}
