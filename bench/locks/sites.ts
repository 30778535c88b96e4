import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/paths.mjs';
import { type CorpusPage, writeCorpus, writeFigures } from '../corpus/corpus.ts';
import { type Cost, runMeasured } from '../measures/run-measured.ts';

const PASSWORD = 'quiet-harbor-lantern-42';

/** The same pages twice: for everybody, and all locked by one rule. Pages of great length, locked too, are a site of their own. */
export interface LockSites {
  folders: { open: string; locked: string; large: string };
  /** Address of a page of common length. */
  page: string;
  /** Addresses in `large`. */
  largePages: string[];
  password: string;
}

/** Texts of so many pages, one below the other. */
const LARGE = [10, 50, 800];

/** Writes both sites. The cost of bcrypt is the least there is, so that it is left aside. */
export async function writeSites(corpus: readonly CorpusPage[]): Promise<LockSites> {
  const folders = { open: folderOf('open'), locked: folderOf('locked'), large: folderOf('large') };
  for (const [name, folder] of Object.entries(folders)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'docs'), { recursive: true });
    if (name !== 'large') await writeCorpus(join(folder, 'docs'), corpus);
    await writeFigures(join(folder, 'public'));
    const rules = name === 'open' ? '' : `encrypt: { rounds: 4, rules: { '/section-': '${PASSWORD}' } }, `;
    await writeFile(
      join(folder, 'bifolio.config.js'),
      `import { theme } from '@bifolio/theme';\nexport default { title: 'Locks', source: 'docs', git: false, ${rules}theme: theme() };\n`,
    );
  }
  for (const size of LARGE)
    await writeFile(join(folders.large, `docs/section-large-${size}.md`), large(corpus, size));
  return {
    folders,
    page: `${corpus[6]?.path}/`,
    largePages: LARGE.map((size) => `/section-large-${size}/`),
    password: PASSWORD,
  };
}

/** From nothing. */
export async function buildCost(folder: string): Promise<Cost> {
  for (const name of ['dist', '.bifolio']) await rm(join(folder, name), { recursive: true, force: true });
  return runMeasured(['bifolio', 'build'], folder);
}

const folderOf = (name: string) => join(root, 'node_modules/.cache/bench-locks', name);

/** Links count from another folder in it, so they are taken out. */
const large = (corpus: readonly CorpusPage[], size: number) =>
  `---\ntitle: Large\n---\n\n${Array.from({ length: size }, (_, index) => textOf(corpus[index % corpus.length])).join('\n\n')}`;

const textOf = (page: CorpusPage | undefined) =>
  (page?.text ?? '')
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^# /gm, '## ')
    .replace(/\]\(\.\.[^)]*\)/g, '](https://example.org/)');
