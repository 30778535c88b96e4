import type { Problem } from '../../errors/bifolio-error.ts';
import { mergeNeeds, noNeeds } from '../../needs/merge-needs.ts';
import type { Needs } from '../../needs/types.ts';
import type { PageReport } from '../../render/page/page-report.ts';
import type { BuiltPage, NewRecord } from '../pages/page-record.ts';

/** What rendering has told of all pages. Sums are in memory, the reports themselves on disk: there may be a hundred thousand. */
export interface SiteReports extends Iterable<PageReport> {
  readonly pages: number;
  readonly problems: readonly Problem[];
  /** Of all pages together. */
  readonly needs: Needs;
  /** Addresses of the scripts and style sheets that pages name. */
  readonly assets: ReadonlySet<string>;
  /** Icons that the frames of pages lack. */
  readonly missingIcons: ReadonlyMap<string, IconUsers>;
  /** Whether pages or parts of pages are locked. */
  readonly hasSecrets: boolean;
  /** Ids that a link to the page at a route may point at. */
  anchorsOf(route: string): readonly string[] | undefined;
}

/** Pages that use an icon. */
export interface IconUsers {
  pages: number;
  /** Source file of one of them. */
  file: string;
}

/** Collects the reports of a build. */
export interface ReportCollector {
  reports: SiteReports;
  add(index: number, page: BuiltPage): void;
  /** Of a page whose report the last build has stored. */
  addStored(index: number, report: PageReport, stored: Buffer): void;
}

export function collectReports(record: NewRecord): ReportCollector {
  const problems: Problem[] = [];
  const missingIcons = new Map<string, IconUsers>();
  const knownNeeds = new Set<string>();
  const assets = new Set<string>();
  let needs = noNeeds;
  let pages = 0;
  let lastRead: PageReport | undefined;
  /** Those that no file may hold, by route. */
  const secret = new Map<string, PageReport>();
  const read = (route: string) => secret.get(route) ?? record.read(route)?.report;

  function note(report: PageReport): void {
    pages++;
    problems.push(...report.problems);
    for (const name of report.missingIcons)
      missingIcons.set(name, {
        file: report.file,
        ...missingIcons.get(name),
        pages: (missingIcons.get(name)?.pages ?? 0) + 1,
      });
    for (const address of report.assets) assets.add(address);
    const text = JSON.stringify(report.needs);
    if (!knownNeeds.has(text)) needs = mergeNeeds([needs, report.needs]);
    knownNeeds.add(text);
  }

  return {
    add(index, page) {
      note(page.report);
      if (page.report.isSecret) secret.set(page.report.route, page.report);
      else record.write(page.report.route, index, page);
    },
    addStored(index, report, stored) {
      note(report);
      record.writeStored(report.route, index, stored);
    },
    reports: {
      get pages() {
        return pages;
      },
      get needs() {
        return needs;
      },
      get hasSecrets() {
        return secret.size > 0;
      },
      assets,
      problems,
      missingIcons,
      anchorsOf(route) {
        // Many links of a page lead to the same one.
        if (lastRead?.route !== route) lastRead = read(route);
        return lastRead?.anchors;
      },
      *[Symbol.iterator]() {
        for (const route of [...record.routes, ...secret.keys()]) {
          lastRead = read(route);
          if (lastRead) yield lastRead;
        }
      },
    },
  };
}
