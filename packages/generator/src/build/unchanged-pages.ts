import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepForLater } from '../cache/keep-for-later.ts';
import { workFolder } from '../cache/work-folder.ts';
import type { Page } from '../content/page.ts';
import { linkFile } from '../files/link-file.ts';
import { digest } from '../render/content-cache.ts';
import type { PageReport } from '../render/page-report.ts';
import type { Site } from '../site/read-site.ts';
import {
  type BuiltPage,
  isAsWritten,
  type PageEntry,
  RECORD_FORMAT,
  readRecord,
  writeRecord,
  writtenFile,
} from './built-pages.ts';
import { pageFingerprint, siteFingerprint } from './fingerprints.ts';
import { outputPath } from './output-path.ts';

/** Pages of the last output whose file would come out the same, and how to remember this output for the next build. */
export interface UnchangedPages {
  /**
   * Puts the finished file of an unchanged page into the new output and gives its report; `undefined` when it must be
   * rendered. One that shows faces of others waits until they are known.
   */
  take(index: number): PageReport | 'waits' | undefined;
  /** The same for a page that has waited. `hashOf` tells what stands for the face of the page at a route. */
  takeShowing(index: number, hashOf: (route: string) => string): PageReport | undefined;
  /** The same for a file that depends on the site as a whole, such as a redirect; whether it was there. */
  takeFile(file: string): boolean;
  /** Call when the output has been published. */
  remember(reports: readonly PageReport[], files: readonly string[]): void;
}

export interface UnchangedPagesOptions {
  site: Site;
  /** Stands for everything that all content has in common, see `contentKey`. */
  contentKey: string;
  /** The new output. */
  stagingDir: string;
  /** Takes over what the search index needs of a page; false when it has to be made anew. */
  reuseRecord(page: Page): boolean;
  /** The same for what other pages may say of it. */
  reuseFace(index: number): boolean;
}

/**
 * A page's file depends on its source and on what the graph says of it; when both are what they were, the old file is
 * linked instead of rendering the same again. Pages that read other files or other pages are always rendered.
 */
export function findUnchangedPages({
  site,
  contentKey,
  stagingDir,
  reuseRecord,
  reuseFace,
}: UnchangedPagesOptions): UnchangedPages {
  const { config, graph } = site;
  if (!config.build.cache) return nothingUnchanged;
  const record = join(workFolder(config.root), 'pages');
  const siteKey = digest(RECORD_FORMAT, contentKey, config.outDir, siteFingerprint(site));
  const { pages: before, files: filesBefore } = readRecord(record, siteKey);
  const fingerprints = new Map<string, string>();
  const folders = new Set<string>();
  const link = (file: string) => {
    const folder = dirname(join(stagingDir, file));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    linkFile(join(config.outDir, file), join(stagingDir, file));
  };

  /** Pages whose own source and surroundings are what they were, but that show others. */
  const waiting = new Map<number, BuiltPage>();

  const takeFile = (file: string) => {
    const written = filesBefore.get(file);
    const isThere = written !== undefined && isAsWritten(join(config.outDir, file), written);
    if (isThere) link(file);
    return isThere;
  };

  function* entries(reports: readonly PageReport[]): Generator<PageEntry> {
    for (const report of reports) {
      const fingerprint = fingerprints.get(report.route);
      if (!fingerprint || !report.reusable) continue;
      const written = writtenFile(join(config.outDir, outputPath(report.route)));
      yield [report.route, { fingerprint, ...written, report }];
    }
  }

  return {
    takeFile,
    take(index) {
      const page = graph.pages[index];
      if (!page) return undefined;
      const fingerprint = pageFingerprint(site, page);
      fingerprints.set(page.route, fingerprint);
      const built = before.get(page.route);
      const file = outputPath(page.route);
      if (built?.fingerprint !== fingerprint || !isAsWritten(join(config.outDir, file), built))
        return undefined;
      if ((page.kind !== 'generated' && !reuseFace(index)) || !reuseRecord(page)) return undefined;
      if (built.report.shownFaces.length > 0) {
        waiting.set(index, built);
        return 'waits';
      }
      link(file);
      return built.report;
    },
    takeShowing(index, hashOf) {
      const report = waiting.get(index)?.report;
      if (!report?.shownFaces.every(([route, hash]) => hashOf(route) === hash)) return undefined;
      link(outputPath(report.route));
      return report;
    },
    remember(reports, files) {
      // A theme may do without some, such as the file of a large sidebar.
      const there = files.filter((file) => existsSync(join(config.outDir, file)));
      const written = there.map((file) => [file, writtenFile(join(config.outDir, file))] as const);
      keepForLater(() =>
        writeRecord(record, { siteKey, files: Object.fromEntries(written) }, entries(reports)),
      );
    },
  };
}

/** Without an earlier build. */
export const nothingUnchanged: UnchangedPages = {
  take: () => undefined,
  takeShowing: () => undefined,
  takeFile: () => false,
  remember() {},
};
