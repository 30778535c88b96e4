import { join } from 'node:path';
import type { Page } from '../../../core/contracts/page.ts';
import { type Answers, stillHolds } from '../../../core/ledger/answers.ts';
import { publishAgain } from '../../../core/ledger/published-file.ts';
import type { PageBodies } from '../../../core/store/page-bodies.ts';
import { writtenFilesOf } from '../../../core/store/site-store.ts';
import type { Store } from '../../../core/store/store.ts';
import { publishFolders } from '../../modules/module-store.ts';
import type { Site } from '../../read/read-site.ts';
import type { PageReport } from '../../render/page/page-report.ts';
import type { SiteAnswers } from '../../render/site-answers.ts';
import { outputPath } from '../output/output-path.ts';
import { collectReports, type SiteReports } from '../problems/site-reports.ts';
import { openLastOutput } from './last-output.ts';
import { type BuiltPage, openPageRecords } from './page-record.ts';
import { openSiteFiles } from './site-files.ts';

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
  /** The same for a page that has waited, with answers about the faces of others. Whether it was taken. */
  takeShowing(index: number, faceAnswers: Partial<Answers>): boolean;
  /** The same for a file that depends on the site as a whole, such as a redirect; `key` stands for what else it depends on. */
  takeFile(file: string, key: string): boolean;
  /** What rendering a page has told, the hash of its document and the paths of the files beside it. */
  add(report: PageReport, hash: string, beside?: readonly string[]): void;
  /** Stands for the document of a page; empty when there is none. */
  documentHash(route: string): string;
  /** Call when the output has been published. */
  keep(): void;
}

export interface BuiltPagesOptions {
  site: Site;
  answers: SiteAnswers;
  /** Stands for everything that all documents have in common. */
  siteKey: string;
  store: Store;
  /** Whether documents are in the store too. */
  hasCopies: boolean;
  /** The new output. */
  stagingDir: string;
  /** What others may say of pages. */
  faces: PageBodies;
  /** What search may find of a page, as far as it is to be found. */
  recordsOf(page: Page): PageBodies | undefined;
}

/** A page's file depends on what the page has asked; when all answers are what they were, the old file is linked instead of rendering the same again. */
export function openBuiltPages(options: BuiltPagesOptions): BuiltPages {
  const { site, answers, stagingDir, store, hasCopies, faces, recordsOf } = options;
  const { config, graph } = site;
  const folders = publishFolders(config, stagingDir);
  const records = openPageRecords(store, options.siteKey);
  const written = writtenFilesOf(config);
  const last = openLastOutput({ outDir: config.outDir, stagingDir, store, hasCopies, written });
  const files = openSiteFiles(records, { last, written, outDir: config.outDir });
  const { reports, add, addKnown } = collectReports(graph, records);
  /** Pages that are what they were, but show others. */
  const waiting = new Set<number>();
  let bytes = 0;
  let taken = 0;

  /** Whether what a build knows of a page beside its document is there, and taken over. */
  function takeBodies(index: number, page: Page, { face, record }: BuiltPage): boolean {
    if (page.kind === 'generated') return true;
    const isFound = recordsOf(page)?.reuse(index, record ?? '') ?? true;
    return isFound && faces.reuse(index, face ?? '');
  }

  function takeOver(index: number, page: BuiltPage): boolean {
    const { report, size } = page;
    const published = report.asked.flatMap((asked) => asked.published);
    if (!publishAgain(published, folders)) return false;
    if (!last.takeOfPage(outputPath(report.route), page) || !last.takeBeside(page.beside ?? [])) return false;
    bytes += size;
    taken++;
    addKnown(index, report);
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
      const known = page && records.read(page.route);
      if (!page || !known || !isSame(known, answers) || !takeBodies(index, page, known)) return 'changed';
      if (known.report.asked.some(({ facts }) => facts.asked.face ?? facts.asked.fieldImage)) {
        waiting.add(index);
        return 'waits';
      }
      return takeOver(index, known) ? 'taken' : 'changed';
    },
    takeShowing(index, faceAnswers) {
      const page = waiting.has(index) ? graph.pages[index] : undefined;
      const known = page && records.read(page.route);
      return known !== undefined && isSame(known, faceAnswers) && takeOver(index, known);
    },
    takeFile: files.take,
    add(report, hash, paths = []) {
      const index = graph.routes.get(report.route) ?? -1;
      const document = written.note(join(stagingDir, outputPath(report.route)), hash);
      const beside = paths.map((path) => ({ path, ...written.note(join(stagingDir, path)) }));
      bytes += document.size;
      const page = graph.pages[index];
      const bodies = { face: faces.hash(index), record: page && recordsOf(page)?.hash(index) };
      add(index, { ...document, ...bodies, report, ...(beside.length > 0 && { beside }) });
    },
    documentHash: (route) => records.read(route)?.hash ?? '',
    keep: files.keep,
  };
}

/** Whether the answers that are known now are what they were. */
const isSame = ({ report }: BuiltPage, known: Partial<Answers>): boolean =>
  !report.isUnsure && report.asked.every(({ facts }) => stillHolds(facts, known));
