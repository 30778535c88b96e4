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
  pairs: readonly Pair[];
}

export interface Pair {
  source: string;
  target: string;
}

/** Stands in a pair for the block that one of the languages does not have. */
export const ALONE = '-';

const HEADER = `bifolio-translations ${BLOCKS_VERSION}`;
/** Lines that Git writes around a conflict: both sides count. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/;
const FILES = /^=(.+) (\S+) ([\w-]{12}) ([\w-]{12})$/;
const PAIR = /^ (\w{6}) (\S+) (\w{8}\.\w{4}|-) (\w{8}\.\w{4}|-)$/;

/** The lock of a site: a set of accepted pairs, in which neither order nor repetition means anything. */
export type Lock = ReadonlyMap<string, AcceptedPage>;

/** What stands for the content of a page's file in a lock: 12 characters of its hash. */
export const fileHash = ({ hash: whole = '' }: { hash?: string }): string => whole.slice(0, 12);

/** Key of a page and a translation in a `Lock`. */
export const lockKey = (file: string, lang: string): string => `${pageKey(file)} ${lang}`;

/** 6 characters that stand for the path of a source file. */
const pageKey = (file: string): string => hash('sha256', file, 'base64url').replace(/[-_]/g, 'x').slice(0, 6);

/** The text of a lock; `undefined` when there is none. */
export const readLockText = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Reads the text of a lock. Throws with file and line when it is no lock. `name`: as the author knows the file. */
export function parseLock(text: string, name: string): Lock {
  const pages = new Map<string, { -readonly [Key in keyof AcceptedPage]: AcceptedPage[Key] }>();
  const pageOf = (key: string, lang: string) => {
    const page = pages.get(key) ?? { file: '', lang, files: [], pairs: [] };
    pages.set(key, page);
    return page;
  };
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const first = lines.findIndex((line) => line && !CONFLICT.test(line));
  if (lines[first] !== HEADER) throw unreadable(name, Math.max(first, 0) + 1);
  const fileOf = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    // Most lines are pairs of blocks.
    const [, key = '', of = '', source = '', target = ''] = (line[0] === ' ' && PAIR.exec(line)) || [];
    if (key) {
      (pageOf(`${key} ${of}`, of).pairs as Pair[]).push({ source, target });
      continue;
    }
    if (line === '' || line === HEADER || CONFLICT.test(line)) continue;
    if (line.startsWith('# ')) {
      fileOf.set(pageKey(line.slice(2)), line.slice(2));
      continue;
    }
    const [, file = '', lang = '', ...hashes] = FILES.exec(line) ?? [];
    if (!file) throw unreadable(name, at + 1);
    const page = pageOf(lockKey(file, lang), lang);
    page.file = file;
    page.files = [...page.files, { source: hashes[0] ?? '', target: hashes[1] ?? '' }];
  }
  for (const [key, page] of pages) page.file ||= fileOf.get(key.split(' ')[0] ?? '') ?? '';
  return pages;
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
