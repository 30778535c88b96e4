import { closeSync, openSync } from 'node:fs';
import { keepForLater } from '../../core/cache/keep-for-later.ts';
import { createSealedLines, readSealedLines } from '../../core/cache/sealed-lines.ts';
import { relativeTo } from '../../core/files/relative-path.ts';
import type { Here } from '../../core/store/here.ts';
import { generatorVersion } from '../../core/version.ts';
import type { PageSummary } from './summarize-page.ts';

/** What earlier scans read in files that have not changed since: then a scan need not parse them. */
export interface ScanCache {
  /** What is known of the file at `path`, or what `read` gives. Throws what `read` throws. */
  summary(path: string, read: () => PageSummary): PageSummary;
  /** Keeps what has been asked for, for the next scan; not of files that are `secret`, such as those of locked pages. */
  save(secret?: ReadonlySet<string>): void;
}

export interface ScanCacheOptions {
  /** Where it is kept. */
  file: string;
  /** The site's folder. */
  root: string;
  here: Here;
  /** Stands for what all summaries have in common. @default '' */
  key?: string;
}

const FORMAT = `6 ${generatorVersion}`;

/** A damaged cache, or one of another version or with another `key`, is empty. Files have the same names in it wherever the site stands. */
export function openScanCache({ file, root, here, key = '' }: ScanCacheOptions): ScanCache {
  const before = readKnown(file, FORMAT + key);
  const now = new Map<string, PageSummary>();
  const nameOf = relativeTo(root);
  let hasNews = false;
  return {
    summary(path, read) {
      const name = nameOf(path);
      const known = before.get(name);
      if (known && known.hash === here.hashOf(path)) {
        now.set(name, known);
        return known;
      }
      const { note } = here.look(path);
      const summary = read();
      note(summary.hash);
      if (hasError(summary)) return summary;
      now.set(name, summary);
      hasNews = true;
      return summary;
    },
    save(secret = new Set()) {
      for (const path of secret) {
        now.delete(nameOf(path));
        here.forget(path);
      }
      here.save();
      if (!hasNews && now.size === before.size) return;
      keepForLater(() => writeKnown(file, FORMAT + key, now));
    },
  };
}

/** Errors may depend on the day: a `publishDate` that was ahead has come. */
const hasError = ({ problems }: PageSummary) => problems.some(({ severity }) => severity === 'error');

function readKnown(path: string, expected: string): ReadonlyMap<string, PageSummary> {
  const known = new Map<string, PageSummary>();
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return known; // The first scan.
  }
  const isWhole = readSealedLines(file, expected, (line) => {
    const [name, summary] = JSON.parse(line.toString()) as [string, PageSummary];
    known.set(name, summary);
  });
  closeSync(file);
  return isWhole ? known : new Map();
}

/** A line for each file. */
function writeKnown(path: string, key: string, all: ReadonlyMap<string, PageSummary>): void {
  const lines = createSealedLines(path, key);
  try {
    for (const one of all) lines.add(JSON.stringify(one));
  } catch (error) {
    lines.discard();
    throw error;
  }
  lines.keep();
}
