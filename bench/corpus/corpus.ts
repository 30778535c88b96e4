import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { figures } from './figures.ts';
import { pageText } from './page.ts';
import type { Language } from './prose.ts';
import { createRandom } from './random.ts';

/** Raised when the pages change: figures of other pages are not set beside those of these. */
export const EDITION = 2;
const FOLDERS = 20;
const SEED = 175;

/** A page of the corpus. */
export interface CorpusPage {
  /** Relative to the content folder: `section-03/page-0042.md`. */
  file: string;
  /** `/section-03/page-0042` */
  path: string;
  title: string;
  text: string;
}

/** `count` pages in 20 folders, a quarter of them Chinese, the same for the same count, whoever reads them. */
export function createCorpus(count: number): CorpusPage[] {
  const random = createRandom(SEED);
  return Array.from({ length: count }, (_, index) => {
    const path = pathOf(index, count);
    const language: Language = index % 4 === 3 ? 'zh' : 'en';
    const title = language === 'zh' ? `第 ${index + 1} 页，共 ${count} 页` : `Page ${index + 1} of ${count}`;
    const links = Array.from({ length: 3 }, () => `..${pathOf(random.below(count), count)}.md`);
    return { path, file: `${path.slice(1)}.md`, title, text: pageText(random, { title, links, language }) };
  });
}

/** Path of the page of an index among `count`. */
export function pathOf(index: number, count: number): string {
  const section = Math.floor((index * FOLDERS) / count) + 1;
  return `/section-${String(section).padStart(2, '0')}/page-${String(index + 1).padStart(5, '0')}`;
}

/** The pages by folder, for sidebars. */
export function sectionsOf(corpus: readonly CorpusPage[]): { title: string; pages: readonly CorpusPage[] }[] {
  const groups = Object.entries(Object.groupBy(corpus, ({ path }) => path.split('/')[1] ?? ''));
  return groups.map(([folder, pages = []]) => ({ title: folder.replace('section-', 'Section '), pages }));
}

/** How a generator wants the corpus. */
export interface CorpusForm {
  text?(page: CorpusPage): string;
  /** The file of the home page. */
  home?: string;
}

/** Write the images that pages show into the folder of files that are published as they are. */
export async function writeFigures(folder: string): Promise<void> {
  for (const [name, bytes] of figures()) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
}

/** Write the pages and a home page into `folder`, which is emptied first. */
export async function writeCorpus(
  folder: string,
  corpus: readonly CorpusPage[],
  { text: textOf = ({ text }) => text, home = 'index.md' }: CorpusForm = {},
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const page of corpus) {
    const path = join(folder, page.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, textOf(page));
  }
  const text = `---\n---\n\n# Home\n\n[The first page](.${corpus[0]?.path}.md)\n`;
  await writeFile(join(folder, home), textOf({ path: '/', file: home, title: 'Home', text }));
}
