import { closeSync, openSync, statSync } from 'node:fs';
import { keepForLater } from '../cache/keep-for-later.ts';
import { createSealedLines, readSealedLines } from '../cache/sealed-lines.ts';
import { generatorVersion } from '../version.ts';
import type { PageSummary } from './summarize-page.ts';

/** What earlier scans read in files that have not changed since: then a scan need not open them. */
export interface ScanCache {
  /** What is known of the file at `path`, or what `read` gives. Throws what `read` throws. */
  summary(path: string, read: () => PageSummary): PageSummary;
  /** Keeps what has been asked for, for the next scan; not of files that are `secret`, such as those of locked pages. */
  save(secret?: ReadonlySet<string>): void;
}

interface Known {
  /** Changes with the file, whatever a program says of the time of its content. */
  ctimeMs: number;
  size: number;
  summary: PageSummary;
}

/** Files that have changed a moment ago may change again without their time telling. */
const SETTLED_MS = 100;
const FORMAT = `4 ${generatorVersion}`;

/** A cache in `file`. A damaged one, or one of another version or with another `key`, is empty. */
export function openScanCache(file: string, key = ''): ScanCache {
  const start = Date.now();
  const before = readKnown(file, FORMAT + key);
  const now = new Map<string, Known>();
  let hasNews = false;
  return {
    summary(path, read) {
      const stats = statSync(path, { throwIfNoEntry: false });
      const known = before.get(path);
      if (known && stats?.ctimeMs === known.ctimeMs && stats.size === known.size) {
        now.set(path, known);
        return known.summary;
      }
      const summary = read();
      hasNews = true;
      if (stats && start - stats.ctimeMs > SETTLED_MS)
        now.set(path, { ctimeMs: stats.ctimeMs, size: stats.size, summary });
      return summary;
    },
    save(secret = new Set()) {
      for (const path of secret) now.delete(path);
      if (!hasNews && now.size === before.size) return;
      keepForLater(() => writeKnown(file, FORMAT + key, now));
    },
  };
}

function readKnown(path: string, expected: string): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return known; // The first scan.
  }
  const isWhole = readSealedLines(file, expected, (line) => {
    const [name, one] = JSON.parse(line.toString()) as [string, Known];
    known.set(name, one);
  });
  closeSync(file);
  return isWhole ? known : new Map();
}

/** A line for each file. */
function writeKnown(path: string, key: string, all: ReadonlyMap<string, Known>): void {
  const lines = createSealedLines(path, key);
  try {
    for (const one of all) lines.add(JSON.stringify(one));
  } catch (error) {
    lines.discard();
    throw error;
  }
  lines.keep();
}
