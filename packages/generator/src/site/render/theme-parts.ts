import type { PageParts } from '../../browser/islands/parts/page-parts.tsx';
import { installedAddress } from '../../core/routing/installed-address.ts';
import type { Asked } from './asking.ts';
import type { DocumentServices } from './content/content-services.ts';
import { type InsertText, readInsert } from './content/insert-text.ts';
import { createInsertRenderer, type InsertReport, type MadeInsert } from './content/render-insert.ts';
import type { PageContexts } from './page/page-contexts.ts';
import { leakedInserts } from './slips/leaked-includes.ts';

/** What a theme shows of its own on pages: texts that are no page's, and files of packages. */
export interface ThemeParts {
  /** Makes ready what pages of a language show. To be called before `of`. */
  prepare(locale: string): Promise<void>;
  /** `report` has problems and links once, with the first page that is rendered. */
  of(locale: string): LocaleParts;
}

/** What pages of a language show. */
interface LocaleParts {
  own: Pick<PageParts, 'inserts' | 'files'>;
  report: InsertReport;
  /** By its texts. */
  asked: readonly Asked[];
  isUnsure: boolean;
}

/** Renders each text once for each language, and again when its file has changed. */
export function createThemeParts(services: DocumentServices, contexts: PageContexts): ThemeParts {
  const { config, graph, images } = services;
  const sources = insertsByLocale(services);
  const renderInsert = createInsertRenderer(services, contexts);
  const known = new Map<string, Promise<MadeInsert>>();
  const ready = new Map<string, ReadyInsert[]>();
  let untold = nothing;
  let publishing: Promise<unknown> | undefined;
  const files = new Map<string, string>();

  /** What isn't installed has been reported with the config. */
  const publish = async (file: string) => {
    const { src } = await images.resolve('', installedAddress(file));
    if (src) files.set(file, src);
  };

  function renderOnce(locale: string, name: string, text: InsertText): Promise<MadeInsert> {
    const key = JSON.stringify([locale, name, text]);
    const rendering = known.get(key) ?? renderInsert(locale, name, text).then((made) => told(made, text));
    known.set(key, rendering);
    return rendering;
  }

  function told(made: MadeInsert, { file }: InsertText): MadeInsert {
    const { problems, links, dependencies } = made.report;
    const leaked = leakedInserts([...(file ? [file] : []), ...dependencies], graph);
    untold = {
      problems: [...untold.problems, ...problems, ...leaked],
      links: [...untold.links, ...links],
      dependencies: [],
    };
    return made;
  }

  return {
    async prepare(locale) {
      publishing ??= Promise.all((config.theme.files ?? []).map(publish));
      await publishing;
      const inserts = (sources.get(locale) ?? []).map(async ([name, source]) => {
        const text = readInsert(source, config);
        return text ? [{ name, file: text.file, made: await renderOnce(locale, name, text) }] : [];
      });
      ready.set(locale, (await Promise.all(inserts)).flat());
    },
    of(locale) {
      const inserts = ready.get(locale) ?? [];
      const report = { ...untold, dependencies: inserts.flatMap(filesOf) };
      untold = nothing;
      return {
        own: { inserts: Object.fromEntries(inserts.map(({ name, made }) => [name, made.rendered])), files },
        report,
        asked: inserts.map(({ made }) => made.asked),
        isUnsure: inserts.some(({ made }) => made.isUnsure),
      };
    },
  };
}

interface ReadyInsert {
  name: string;
  file?: string;
  made: MadeInsert;
}

const filesOf = ({ file, made }: ReadyInsert): string[] => [
  ...(file ? [file] : []),
  ...made.report.dependencies,
];

const insertsByLocale = ({ config, graph }: DocumentServices) =>
  new Map(
    graph.site.locales.map(({ path, lang }) => [
      path,
      Object.entries(config.theme.locale(path, lang).inserts ?? {}),
    ]),
  );

const nothing: InsertReport = { problems: [], links: [], dependencies: [] };
