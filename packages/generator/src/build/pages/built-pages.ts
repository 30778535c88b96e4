import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from '../../cache/work-folder.ts';
import { linkIfThere } from '../../files/link-file.ts';
import { removeFile } from '../../files/remove-own.ts';
import { type Answers, stillHolds } from '../../ledger/answers.ts';
import { hashOfBytes } from '../../ledger/hash.ts';
import { publishAgain } from '../../ledger/published-file.ts';
import { Open } from '../../ledger/secrecy.ts';
import { publishFolders } from '../../modules/module-store.ts';
import type { PageReport } from '../../render/page/page-report.ts';
import type { SiteAnswers } from '../../render/site-answers.ts';
import type { Site } from '../../site/read-site.ts';
import { outputPath } from '../output/output-path.ts';
import { writeOutput } from '../output/write-output.ts';
import { collectReports, type SiteReports } from '../problems/site-reports.ts';
import type { KeptDocuments } from './kept-documents.ts';
import {
  asWritten,
  type BesideWritten,
  type BuiltPage,
  createRecord,
  NO_PAGES,
  openRecord,
  RECORD_FILE,
  type RecordedPages,
  recordKey,
  type WrittenFile,
  writtenFile,
} from './page-record.ts';

/** The pages of a build: what is known of them, and which of the last output would come out the same. */
export interface BuiltPages {
  reports: SiteReports;
  /** Of the files of all pages so far. */
  readonly bytes: number;
  /** How many were taken over so far. */
  readonly taken: number;
  /**
   * Puts the finished file of an unchanged page into the new output. One that shows faces of others waits until they are known;
   * `changed` must be rendered.
   */
  take(index: number): 'taken' | 'waits' | 'changed';
  /** The same for a page that has waited. `hashOf` tells what stands for the face of the page at a route. Whether it was taken. */
  takeShowing(index: number, hashOf: (route: string) => string): boolean;
  /** The same for a file that depends on the site as a whole, such as a redirect; `key` stands for what else it depends on. */
  takeFile(file: string, key: string): boolean;
  /** What rendering a page has told, the hash of its document and the paths of the files beside it. */
  add(report: PageReport, hash: string, beside?: readonly string[]): void;
  /** Stands for the document of a page; empty when there is none. */
  documentHash(route: string): string;
  /** Call when the output has been published. */
  keep(): void;
  /** Forgets everything of this build. */
  discard(): void;
}

export interface BuiltPagesOptions {
  site: Site;
  answers: SiteAnswers;
  /** Stands for everything that all documents have in common. */
  siteKey: string;
  /** Copies of documents. @default none */
  documents?: KeptDocuments;
  /** The new output. */
  stagingDir: string;
  /** Where the record is. @default the work folder of the site */
  home?: string;
  /** Takes over what the search index needs of a page, from its index in the last build to that in this one; false when it has to be made anew. */
  reuseRecord(from: number, to: number): boolean;
  /** The same for what other pages may say of it. */
  reuseFace(from: number, to: number): boolean;
}

/** A page's file depends on what the page has asked; when all answers are what they were, the old file is linked instead of rendering the same again. */
export function openBuiltPages(options: BuiltPagesOptions): BuiltPages {
  const { site, answers, documents, stagingDir, reuseRecord, reuseFace } = options;
  const { config, graph } = site;
  const folders = publishFolders(config, stagingDir);
  const path = join(options.home ?? workFolder(config.root), RECORD_FILE);
  const isKept = config.build.cache;
  const siteKey = recordKey(options.siteKey);
  const before = isKept ? openRecord(path, siteKey) : NO_PAGES;
  const record = createRecord(path, siteKey);
  const { reports, add, addStored } = collectReports(record);
  /** Pages that are what they were, but show others. */
  const waiting = new Set<number>();
  const files = new Map<string, string>();
  let bytes = 0;
  let taken = 0;
  /** Whether the old file is as it was written, and linked. Another build may be putting its output in the place of the old one. */
  function take(file: string, written: WrittenFile): WrittenFile | undefined {
    const from = join(config.outDir, file);
    const to = join(stagingDir, file);
    if (!linkIfThere(from, to)) return undefined;
    const there = asWritten(from, written);
    if (!there) removeFile(to);
    return there;
  }

  /** The same for a document, or a copy of it that was kept apart. */
  function takeDocument(index: number, page: BuiltPage): WrittenFile | undefined {
    const file = outputPath(page.report.route);
    const from = before.indexOf(page.report.route) ?? -1;
    const there = take(file, page);
    if (there) {
      documents?.reuse(from, index);
      return there;
    }
    const copy = documents?.take(from, index);
    if (!copy || hashOfBytes(copy) !== page.hash) return undefined;
    writeOutput(stagingDir, file, new Open(copy));
    return writtenFile(join(stagingDir, file), page.hash);
  }

  /** Whether the answers that are known now are what they were. */
  const isSame = ({ page }: Known, known: Partial<Answers>) =>
    !page.report.isUnsure && page.report.asked.every(({ facts }) => stillHolds(facts, known));

  /** The old files beside a page, when all of them are as they were written. */
  function findBeside(files: readonly BesideWritten[]): BesideWritten[] | undefined {
    const found = files.flatMap((file) => {
      const there = asWritten(join(config.outDir, file.path), file);
      return there ? { ...there, path: file.path } : [];
    });
    return found.length === files.length ? found : undefined;
  }

  function takeOver(index: number, { page, stored }: Known): boolean {
    const { report, size } = page;
    const published = report.asked.flatMap((asked) => asked.published);
    if (!publishAgain(published, folders)) return false;
    const beside = findBeside(page.beside ?? []);
    const there = beside && takeDocument(index, page);
    if (!there) return false;
    for (const { path } of beside) linkIfThere(join(config.outDir, path), join(stagingDir, path));
    bytes += size;
    taken++;
    const isSameTime = (file: WrittenFile, at: number) => file.mtimeMs === page.beside?.[at]?.mtimeMs;
    if (there.mtimeMs === page.mtimeMs && beside.every(isSameTime)) addStored(index, report, stored);
    else add(index, { ...page, mtimeMs: there.mtimeMs, ...(page.beside && { beside }) });
    return true;
  }

  return {
    reports,
    get bytes() {
      return bytes;
    },
    get taken() {
      return taken;
    },
    take(index) {
      const page = graph.pages[index];
      const known = page && before.readBoth(page.route);
      if (!page || !known || !isSame(known, answers)) return 'changed';
      const from = before.indexOf(page.route) ?? -1;
      if (page.kind !== 'generated' && !(reuseFace(from, index) && reuseRecord(from, index)))
        return 'changed';
      if (known.page.report.asked.some(({ facts }) => facts.asked.face)) {
        waiting.add(index);
        return 'waits';
      }
      return takeOver(index, known) ? 'taken' : 'changed';
    },
    takeShowing(index, hashOf) {
      const page = waiting.has(index) ? graph.pages[index] : undefined;
      const known = page && before.readBoth(page.route);
      return known !== undefined && isSame(known, { face: hashOf }) && takeOver(index, known);
    },
    takeFile(file, key) {
      const known = before.files.get(file);
      const isSame = known?.key === key && take(file, known) !== undefined;
      files.set(file, key);
      return isSame;
    },
    add(report, hash, paths = []) {
      const index = graph.routes.get(report.route) ?? -1;
      const written = writtenFile(join(stagingDir, outputPath(report.route)), hash);
      const beside = paths.map((path) => ({ path, ...writtenFile(join(stagingDir, path)) }));
      bytes += written.size;
      add(index, { ...written, report, ...(beside.length > 0 && { beside }) });
    },
    documentHash: (route) => record.read(route)?.hash ?? '',
    keep() {
      before.close();
      if (!isKept) return record.discard();
      // A theme may do without some, such as the file of a large sidebar.
      const there = [...files].filter(([file]) => existsSync(join(config.outDir, file)));
      record.keep(
        Object.fromEntries(
          there.map(([file, key]) => [file, { key, ...writtenFile(join(config.outDir, file)) }]),
        ),
      );
    },
    discard() {
      before.close();
      record.discard();
    },
  };
}

type Known = NonNullable<ReturnType<RecordedPages['readBoth']>>;
