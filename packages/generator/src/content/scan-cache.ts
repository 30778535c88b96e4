import { statSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { keepForLater } from '../cache/keep-for-later.ts';
import { readSealed, writeSealed } from '../cache/sealed-file.ts';
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
const FORMAT = `2 ${generatorVersion}`;

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
      keepForLater(() => writeSealed(file, FORMAT + key, serialize(now)));
    },
  };
}

function readKnown(file: string, expected: string): ReadonlyMap<string, Known> {
  const stored = readSealed(file, expected);
  return stored ? (deserialize(stored) as Map<string, Known>) : new Map();
}
