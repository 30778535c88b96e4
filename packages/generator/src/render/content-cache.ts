import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownResult } from '../markdown/types.ts';

/** A page's rendered content, with what else it depends on besides its source. */
export interface CachedContent {
  result: MarkdownResult;
  /** Content hash by file (relative to the source folder) of everything that was included. */
  dependencies: Readonly<Record<string, string>>;
}

/** Rendered content on disk, by page. Entries of another key, damaged ones and foreign ones read as absent. */
export interface ContentCache {
  read(file: string, source: string): CachedContent | undefined;
  write(file: string, source: string, content: CachedContent): void;
}

/**
 * A cache in `folder`. `key` stands for everything that all pages have in common: options, theme, generator version.
 * An entry's first line is a hash of the key, the source and the entry itself, so that half-written entries do not count.
 */
export function createContentCache(folder: string, key: string): ContentCache {
  mkdirSync(folder, { recursive: true });
  const pathOf = (file: string) => join(folder, `${digest(file).slice(0, 24)}.json`);
  const seal = (source: string, body: string) => digest(key, source, body);
  return {
    read(file, source) {
      const text = readText(pathOf(file));
      const end = text.indexOf('\n');
      if (end < 0) return undefined;
      const body = text.slice(end + 1);
      if (text.slice(0, end) !== seal(source, body)) return undefined;
      return JSON.parse(body) as CachedContent;
    },
    write(file, source, content) {
      const body = JSON.stringify(content);
      writeFileSync(pathOf(file), `${seal(source, body)}\n${body}`);
    },
  };
}

/** SHA-256 of texts, hex. */
export function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
