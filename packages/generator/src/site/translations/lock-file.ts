import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { BLOCKS_VERSION } from '../blocks/split-blocks.ts';

/** What has been accepted of one page and one translation of it. */
export interface AcceptedPage {
  /** Source file, relative to the folder of the pages. */
  file: string;
  /** Language tag of the translation. */
  lang: string;
  /** Hashes of both files when all of it was in step; several after branches were merged. */
  files: readonly { source: string; target: string }[];
  /** Pairs of blocks, each as `hash.bones`; `-` for one that a language has alone on purpose. */
  pairs: readonly AcceptedPair[];
}

export interface AcceptedPair {
  source: string;
  target: string;
}

/** Stands in a pair for the block that one of the languages does not have. */
export const ALONE = '-';

const HEADER = `bifolio-translations ${BLOCKS_VERSION}`;
/** Lines that Git writes around a conflict: both sides count. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/;
const FILES = /^=(.+) (\S+) ([\w-]{12}) ([\w-]{12})$/;
const ID = String.raw`(?:\w{8}\.\w{4}|-)`;
const END = String.raw`(?:\r?\n|$)`;
/** Lines of pairs of the same page and language. */
const PAIRS = new RegExp(String.raw` (\w{6} \S+) ${ID} ${ID}${END}(?: \1 ${ID} ${ID}${END})*`, 'y');

/** The lock of a site: a set of accepted pairs, in which neither order nor repetition means anything. */
export type TranslationLock = ReadonlyMap<string, AcceptedPage>;

/** What stands for the content of a page's file in a lock: 12 characters of its hash. */
export const lockHash = ({ hash: whole = '' }: { hash?: string }): string => whole.slice(0, 12);

/** Key of a page and a translation in a `Lock`. */
export const lockKey = (file: string, lang: string): string => `${pageKey(file)} ${lang}`;

/** 6 characters that stand for the path of a source file. */
const pageKey = (file: string): string => hash('sha256', file, 'base64url').replace(/[-_]/g, 'x').slice(0, 6);

/** The text of a lock; `undefined` when there is none. */
export const readLockText = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Reads the text of a lock. Throws with file and line when it is no lock. `name`: as the author knows the file. */
export function parseLock(text: string, name: string): TranslationLock {
  const pages = new Map<string, ReadPage>();
  const fileOf = new Map<string, string>();
  const pageOf = (key: string) => {
    const page = pages.get(key) ?? { file: '', files: [], lines: [] };
    pages.set(key, page);
    return page;
  };
  let isLock = false;
  for (const { key, line, number } of linesOf(text.replace(/^\uFEFF/, ''))) {
    if (line === '' || CONFLICT.test(line)) continue;
    isLock ||= line === HEADER;
    if (!isLock) throw unreadable(name, number());
    if (key) pageOf(key).lines.push(line);
    else if (line.startsWith('# ')) fileOf.set(pageKey(line.slice(2)), line.slice(2));
    else if (line !== HEADER) {
      const [, file, lang = '', source = '', target = ''] = FILES.exec(line) ?? [];
      if (!file) throw unreadable(name, number());
      const page = pageOf(lockKey(file, lang));
      page.file = file;
      page.files.push({ source, target });
    }
  }
  if (!isLock) throw unreadable(name, 1);
  return new Map([...pages].map(([key, page]) => [key, acceptedPage(key, page, fileOf)]));
}

interface ReadPage {
  file: string;
  files: { source: string; target: string }[];
  /** Lines of pairs. */
  lines: string[];
}

/** Its pairs are taken apart when they are asked for: those of a page in step never are. */
function acceptedPage(
  key: string,
  { file, files, lines }: ReadPage,
  fileOf: ReadonlyMap<string, string>,
): AcceptedPage {
  const [page = '', lang = ''] = key.split(' ');
  let pairs: AcceptedPair[] | undefined;
  return {
    file: file || (fileOf.get(page) ?? ''),
    lang,
    files,
    get pairs() {
      pairs ??= lines.flatMap((text) => text.trimEnd().split(/\r?\n/)).map(pairOf);
      return pairs;
    },
  };
}

function pairOf(line: string): AcceptedPair {
  const [source = '', target = ''] = line.split(' ').slice(-2);
  return { source, target };
}

/** Lines of a lock. Pairs of a page that follow each other come as one, with the key of the page. */
function* linesOf(text: string): Generator<{ key?: string; line: string; number: () => number }> {
  for (let start = 0; start < text.length; ) {
    const from = start;
    PAIRS.lastIndex = start;
    const [pairs, key] = PAIRS.exec(text) ?? [];
    const end = text.indexOf('\n', start);
    const line = pairs ?? text.slice(start, end === -1 ? text.length : end).replace(/\r$/, '');
    yield { key, line, number: () => text.slice(0, from).split('\n').length };
    start = pairs ? start + pairs.length : end === -1 ? text.length : end + 1;
  }
}

const unreadable = (file: string, line: number) =>
  new BifolioError({
    severity: 'error',
    code: 'unreadable-translations-lock',
    message: `Line ${line} is not a line of a translations lock.`,
    hint: 'Restore the file from the last commit, or delete it and run `bifolio translate start`.',
    file,
    line,
  });

/** The text of a lock: pages by path, every line complete by itself, so that Git can merge lines of both sides. */
export function lockText(pages: readonly AcceptedPage[]): string {
  const sorted = [...pages].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.lang < b.lang ? -1 : 1,
  );
  const lines = sorted.flatMap(({ file, lang, files, pairs }) => [
    `# ${file}`,
    ...unique(files.map(({ source, target }) => `=${file} ${lang} ${source} ${target}`)),
    ...unique(pairs.map(({ source, target }) => ` ${pageKey(file)} ${lang} ${source} ${target}`)),
  ]);
  return `${[HEADER, ...unique(lines)].join('\n')}\n`;
}

const unique = (lines: readonly string[]): string[] => [...new Set(lines)];
