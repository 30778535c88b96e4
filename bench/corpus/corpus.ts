import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageText } from './page.ts';
import { createRandom } from './random.ts';

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

/** `count` pages in 20 folders, the same for the same count, whoever reads them. */
export function createCorpus(count: number): CorpusPage[] {
  const random = createRandom(SEED);
  return Array.from({ length: count }, (_, index) => {
    const path = pathOf(index, count);
    const title = `Page ${index + 1} of ${count}`;
    const links = Array.from({ length: 3 }, () => `..${pathOf(random.below(count), count)}.md`);
    return { path, file: `${path.slice(1)}.md`, title, text: pageText(random, title, links) };
  });
}

function pathOf(index: number, count: number): string {
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
