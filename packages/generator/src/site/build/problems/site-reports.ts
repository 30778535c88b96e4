import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { mergeNeeds, noNeeds } from '../../../core/needs/merge-needs.ts';
import type { Needs } from '../../../core/needs/types.ts';
import type { PageReport } from '../../render/page/page-report.ts';
import type { BuiltPage, PageRecords } from '../pages/page-record.ts';

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
  /** Icon sets that are not installed, each with the source file of a page that shows some of it. */
  readonly iconSets: ReadonlyMap<string, string>;
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
  /** `index` is that of the page in the graph. */
  add(index: number, page: BuiltPage): void;
  /** Of a page whose record is as it was. */
  addKnown(index: number, report: PageReport): void;
}

export function collectReports(
  { pages: all }: Pick<PageGraph, 'pages'>,
  records: PageRecords,
): ReportCollector {
  const problems: Problem[] = [];
  const missingIcons = new Map<string, IconUsers>();
  const knownNeeds = new Set<string>();
  const iconSets = new Map<string, string>();
  const assets = new Set<string>();
  let needs = noNeeds;
  let pages = 0;
  let lastRead: PageReport | undefined;
  /** Those that no file may hold, by route. */
  const secret = new Map<string, PageReport>();
  /** Pages whose reports are there, by index. */
  const known = new Uint8Array(all.length);
  const read = (route: string) => secret.get(route) ?? records.read(route)?.report;

  function note(index: number, report: PageReport): void {
    known[index] = 1;
    pages++;
    // Copies: what is a piece of a page's text would keep all of it in memory.
    problems.push(...structuredClone(report.problems));
    for (const name of structuredClone(report.missingIcons))
      missingIcons.set(name, {
        file: report.file,
        ...missingIcons.get(name),
        pages: (missingIcons.get(name)?.pages ?? 0) + 1,
      });
    for (const address of report.assets) assets.add(address);
    const text = JSON.stringify(report.needs);
    if (knownNeeds.has(text)) return;
    knownNeeds.add(text);
    const own = JSON.parse(text) as Needs;
    needs = mergeNeeds([needs, own]);
    for (const set of own.iconSets) if (!iconSets.get(set)) iconSets.set(set, report.file);
  }

  return {
    add(index, page) {
      const { report } = page;
      note(index, report);
      if (!report.isSecret) return records.write(report.route, page);
      records.forget(report.route);
      secret.set(report.route, structuredClone(report));
    },
    addKnown: note,
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
      iconSets,
      anchorsOf(route) {
        // Many links of a page lead to the same one.
        if (lastRead?.route !== route) lastRead = read(route);
        return lastRead?.anchors;
      },
      *[Symbol.iterator]() {
        for (const [index, { route }] of all.entries()) {
          lastRead = known[index] ? read(route) : undefined;
          if (lastRead) yield lastRead;
        }
      },
    },
  };
}
