import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { PageReport } from '../render/page-renderer.ts';

/** Goes up when reports change their shape, so that no older record is read. */
export const RECORD_FORMAT = '4';

/** What the last build knew of one page. */
export interface BuiltPage {
  fingerprint: string;
  /** The written file, to notice when somebody has changed it. */
  size: number;
  mtimeMs: number;
  report: PageReport;
}

/** All pages of the last output and what they were made of. */
export interface StoredRecord {
  siteKey: string;
  pages: [route: string, page: BuiltPage][];
  redirects: readonly string[];
}

/** What the last build has written; nothing when it was made of other things, or its record is damaged. */
export function readRecord(path: string, siteKey: string) {
  const { pages, redirects } = readStored(path, siteKey);
  return { pages: new Map(pages), redirects: new Set(redirects) };
}

function readStored(path: string, siteKey: string): Partial<StoredRecord> {
  if (!existsSync(path)) return {};
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as StoredRecord;
    return stored.siteKey === siteKey ? stored : {};
  } catch {
    return {};
  }
}

/** Keeps for the next build what this one has written. */
export function writeRecord(path: string, record: StoredRecord) {
  writeFileSync(path, JSON.stringify(record));
}
