import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageReport } from '../render/page-renderer.ts';

/** Goes up when reports change their shape, so that no older record is read. */
export const RECORD_FORMAT = '7';

/** What the last build knew of one page. */
export interface BuiltPage {
  fingerprint: string;
  /** The written file, to notice when somebody has changed it. */
  size: number;
  mtimeMs: number;
  report: PageReport;
}

/** Line by line: `RecordHead`, then a `PageEntry` for each page. As one text, all of it would be in memory twice. */
interface RecordHead {
  siteKey: string;
  redirects: readonly string[];
}

/** A page by its route. */
export type PageEntry = readonly [route: string, page: BuiltPage];

/** What the last build has written; nothing when it was made of other things, or its record is damaged. */
export function readRecord(path: string, siteKey: string) {
  const pages = new Map<string, BuiltPage>();
  try {
    const lines = linesOf(readFileSync(path));
    const head = JSON.parse(lines.next().value ?? '') as RecordHead;
    if (head.siteKey === siteKey) {
      for (const line of lines) pages.set(...(JSON.parse(line) as [string, BuiltPage]));
      return { pages, redirects: new Set(head.redirects) };
    }
  } catch {
    // The first build, or a record that is damaged.
  }
  return { pages: new Map<string, BuiltPage>(), redirects: new Set<string>() };
}

/** Keeps for the next build what this one has written. */
export function writeRecord(path: string, head: RecordHead, pages: Iterable<PageEntry>): void {
  const own = `${path}-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(own, 'w');
  try {
    writeSync(file, `${JSON.stringify(head)}\n`);
    for (const page of pages) writeSync(file, `${JSON.stringify(page)}\n`);
  } finally {
    closeSync(file);
  }
  renameSync(own, path);
}

function* linesOf(content: Buffer): Generator<string, undefined> {
  for (let start = 0; start < content.length; ) {
    const end = content.indexOf('\n', start);
    yield content.toString('utf8', start, end < 0 ? undefined : end);
    if (end < 0) return;
    start = end + 1;
  }
}
