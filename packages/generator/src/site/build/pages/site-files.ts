import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenFiles } from '../../../core/store/written-files.ts';
import type { LastOutput } from './last-output.ts';
import type { PageRecords } from './page-record.ts';

/** Files that depend on the site as a whole, such as redirects. */
export interface SiteFiles {
  /** Takes over a file of the last build. `key` stands for all it is made of. Whether it was taken. */
  take(file: string, key: string): boolean;
  /** Call when the output has been published. */
  keep(): void;
}

interface SiteFilesOptions {
  last: Pick<LastOutput, 'take'>;
  written: Pick<WrittenFiles, 'note'>;
  /** Of the finished output. */
  outDir: string;
}

export function openSiteFiles(
  records: Pick<PageRecords, 'readFiles' | 'writeFiles'>,
  { last, written, outDir }: SiteFilesOptions,
): SiteFiles {
  const before = records.readFiles();
  const keys = new Map<string, string>();
  return {
    take(file, key) {
      keys.set(file, key);
      const known = before[file];
      return known?.key === key && last.take(file, known);
    },
    keep() {
      // A theme may do without some, such as the file of a large sidebar.
      const there = [...keys].filter(([file]) => existsSync(join(outDir, file)));
      const files = there.map(([file, key]) => [file, { key, ...written.note(join(outDir, file)) }]);
      records.writeFiles(Object.fromEntries(files));
    },
  };
}
