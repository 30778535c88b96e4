import { hash } from 'node:crypto';
import { join } from 'node:path';
import { keepForLater } from '../../cache/keep-for-later.ts';
import { readSealed, writeSealed } from '../../cache/sealed-file.ts';
import { workFolder } from '../../cache/work-folder.ts';
import { removeFile, removeUnwanted } from '../../files/remove-own.ts';
import type { Open } from '../../ledger/secrecy.ts';
import { generatorVersion } from '../../version.ts';
import type { Asked } from '../asking.ts';
import type { Content } from './content.ts';

/** A page's rendered content, with what else it depends on besides its source. */
export interface CachedContent {
  result: Content;
  asked: Asked;
  /** Code blocks by their key: where each stands in the HTML. */
  code: readonly CodePlace[];
}

type CodePlace = readonly [key: string, start: number, end: number];

/** Rendered content on disk, by page. Entries of another version, damaged ones and foreign ones read as absent. */
export interface ContentCache {
  read(file: string, source: string): CachedContent | undefined;
  /** Code blocks of the page's last content by key, whatever its source was. */
  readCode(file: string): ReadonlyMap<string, string>;
  write(file: string, source: string, content: Open<CachedContent>): void;
  /** Nothing of the page is kept any more. */
  forget(file: string): void;
}

/** Where the contents of a site are. */
export const contentFolder = (root: string): string => join(workFolder(root), 'content');

const nameOf = (file: string) => `${digest(file).slice(0, 24)}.json`;
const NAME = /^[0-9a-f]{24}\.json$/;

/** Removes what is kept of pages other than these: one that is gone may live on under another name, with a lock. */
export function pruneContentCache(folder: string, pages: readonly { file: string }[]): void {
  const names = new Set(pages.map(({ file }) => nameOf(file)));
  removeUnwanted(folder, { isOurs: NAME, isWanted: (name) => names.has(name) });
}

/** Goes up when contents change their shape. Sorting and dates follow the version of Node. */
const FORMAT = `bifolio-content 1 ${generatorVersion} ${process.versions.node.split('.')[0]}`;

interface StoredContent extends CachedContent {
  /** Hash of the source. */
  source: string;
}

export function createContentCache(folder: string): ContentCache {
  const pathOf = (file: string) => join(folder, nameOf(file));
  const readEntry = (file: string): StoredContent | undefined => {
    const entry = readSealed(pathOf(file), FORMAT);
    return entry && (JSON.parse(entry.toString()) as StoredContent);
  };
  return {
    read(file, source) {
      const entry = readEntry(file);
      return entry?.source === digest(source) ? entry : undefined;
    },
    readCode(file) {
      const { code, result } = readEntry(file) ?? {};
      return new Map(code?.map(([name, start, end]) => [name, result?.html.slice(start, end) ?? '']));
    },
    forget: (file) => removeFile(pathOf(file)),
    write(file, source, content) {
      const body = JSON.stringify({ source: digest(source), ...content.value } satisfies StoredContent);
      keepForLater(() => writeSealed(pathOf(file), FORMAT, body));
    },
  };
}

/** Where blocks stand in a page. One that a component has written into a property is not found, and drawn again each time. */
export function codePlaces(html: string, drawn: ReadonlyMap<string, string>): CodePlace[] {
  return [...drawn].flatMap(([key, code]): CodePlace[] => {
    const start = html.indexOf(code);
    return start < 0 ? [] : [[key, start, start + code.length]];
  });
}

/** SHA-256 of texts, hex. */
export function digest(...texts: readonly string[]): string {
  return hash('sha256', texts.map((text) => `${text.length}:${text}`).join(''));
}
