import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageReport } from '../render/page-report.ts';

/** Goes up when reports change their shape, so that no older record is read. */
export const RECORD_FORMAT = '8';

/** A file as a build has written it, to notice when somebody has changed it. */
export interface WrittenFile {
  size: number;
  mtimeMs: number;
}

/** What the last build knew of one page. */
export interface BuiltPage extends WrittenFile {
  fingerprint: string;
  report: PageReport;
}

/**
 * Line by line: `RecordHead`, a `PageEntry` for each page, the seal of these lines. As one text, all of it would be in memory
 * twice.
 */
interface RecordHead {
  siteKey: string;
  /** Files that depend on the site as a whole, by their paths in the output. */
  files: Readonly<Record<string, WrittenFile>>;
}

/** A page by its route. */
export type PageEntry = readonly [route: string, page: BuiltPage];

/** What the last build has written; nothing when it was made of other things, or its record is damaged. */
export function readRecord(path: string, siteKey: string) {
  const pages = new Map<string, BuiltPage>();
  const nothing = { pages, files: new Map<string, WrittenFile>() };
  const lines = linesOf(readSealedLines(path));
  const head = JSON.parse(lines.next().value ?? '{}') as Partial<RecordHead>;
  if (head.siteKey !== siteKey) return nothing;
  for (const line of lines) pages.set(...(JSON.parse(line) as [string, BuiltPage]));
  return { pages, files: new Map(Object.entries(head.files ?? {})) };
}

/** Keeps for the next build what this one has written. */
export function writeRecord(path: string, head: RecordHead, pages: Iterable<PageEntry>): void {
  const own = `${path}-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(own, 'w');
  const hash = createHash('sha256');
  const write = (line: unknown) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    writeSync(file, text);
  };
  try {
    write(head);
    for (const page of pages) write(page);
    writeSync(file, hash.digest('base64url'));
  } finally {
    closeSync(file);
  }
  renameSync(own, path);
}

/** A file of the output as it is now. */
export function writtenFile(path: string): WrittenFile {
  const { size, mtimeMs } = statSync(path);
  return { size, mtimeMs };
}

/** Whether a file of the output is as a build has written it. */
export function isAsWritten(path: string, { size, mtimeMs }: WrittenFile): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.size === size && stats.mtimeMs === mtimeMs;
}

/** The lines before the seal; none when it is not theirs. */
function readSealedLines(path: string): Buffer {
  try {
    const content = readFileSync(path);
    const end = content.lastIndexOf('\n') + 1;
    const lines = content.subarray(0, end);
    if (content.toString('latin1', end) === sha256(lines)) return lines;
  } catch {
    // The first build.
  }
  return Buffer.alloc(0);
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64url');

function* linesOf(content: Buffer): Generator<string, undefined> {
  for (let start = 0; start < content.length; ) {
    const end = content.indexOf('\n', start);
    yield content.toString('utf8', start, end < 0 ? undefined : end);
    if (end < 0) return;
    start = end + 1;
  }
}
