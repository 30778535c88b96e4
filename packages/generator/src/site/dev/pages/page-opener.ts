import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPageClock, type PageClock } from '../../../core/clock/page-clock.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { sourceHash } from '../../../core/frontmatter/read-page.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { readFieldName } from '../../faces/public-fields.ts';
import type { Site } from '../../read/read-site.ts';
import { placeInFrontmatter } from '../../render/frontmatter/frontmatter-places.ts';
import type { RenderedDocument } from '../../render/page/page-documents.ts';
import type { PageReport } from '../../render/page/page-report.ts';
import type { CurrentSite } from '../current-site.ts';
import { filesShownBy, type ShownFiles } from '../shown-files.ts';
import type { TellPage } from '../tell-page.ts';
import { type DevRendering, samePage } from './dev-rendering.ts';
import { mayHoldSecrets } from './error-page.ts';
import type { KeptRendering } from './kept-rendering.ts';
import type { KnownHeads } from './known-heads.ts';
import type { OpenedPages } from './opened-pages.ts';

export interface PageOpenerOptions {
  config: Pick<LoadedConfig, 'root' | 'sourceDir' | 'base'>;
  current: CurrentSite;
  rendering: KeptRendering;
  /** Brings the site in step with the source of a page. */
  catchUp(page: Page, source: string): Promise<void>;
  /** Forgets which files pages have shown. */
  conceal(): void;
  tellPage: TellPage;
  /** Where it is noted what a page says, shows, and is made of. */
  heads: KnownHeads;
  shown: ShownFiles;
  opened: OpenedPages;
  /** Told of files outside the folders that are watched. */
  watch(path: string): void;
}

/** Makes a function that renders a page as its source is now, tells what is wrong in it, and notes what it was made of. */
export function createPageOpener(options: PageOpenerOptions): (page: Page) => Promise<RenderedDocument> {
  const { config, current, rendering, catchUp, conceal, tellPage, heads, shown, opened, watch } = options;
  const onTime = timed(createPageClock());

  /** Errors of a frontmatter, and what else is wrong in the page. What such a page shows is not given out: it may be meant to be locked. */
  async function withOthers(errors: readonly Problem[], asked: Page, source: string): Promise<Problem[]> {
    if (asked.lock || mayHoldSecrets(source)) return [...errors];
    const made = await rendering.current();
    try {
      const { report } = await onTime(asked, () => made.faces.renderPage(samePage(asked, made)));
      const problems = [...errors, ...report.problems];
      tellPage({ ...report, problems }, { site: made.site, faces: made.faces, file: asked.file });
      return problems;
    } catch (error) {
      const placed = placedIn(asked, config, error);
      return [...errors, ...(placed instanceof BifolioError ? placed.problems : [])];
    } finally {
      conceal();
    }
  }

  function note(
    { route, file }: Page,
    { html, report }: RenderedDocument,
    { faces, showFilesIn }: DevRendering,
  ): void {
    const files = [...report.dependencies, ...facesIn(report).flatMap(faces.filesOf)];
    opened.note(route, { facts: report.asked.map(({ facts }) => facts), files: [file, ...files] });
    shown.note(route, [...filesShownBy(report, config), ...showFilesIn(html.value)]);
    // Code may come from the rest of the project, which is not watched.
    for (const one of files) if (one.startsWith('../')) watch(join(config.sourceDir, one));
  }

  return async (asked) => {
    const source = await readFile(sourcePath(config.sourceDir, asked), 'utf8').catch(() => '');
    await catchUp(asked, source);
    const errors = errorsOf(asked, current.site);
    if (errors.length > 0) {
      heads.forget(asked.file); // Whatever changes in a page with errors, all is read again.
      throw new BifolioError(await withOthers(errors, asked, source));
    }
    const made = await rendering.current();
    const { faces } = made;
    const page = samePage(asked, made);
    heads.note(page.file, source, { isAsRead: sourceHash(source) === page.hash });
    const document = await onTime(page, () => faces.renderPage(page)).catch((error: unknown) => {
      throw placedIn(page, config, error);
    });
    tellPage(document.report, { site: made.site, faces, file: page.file });
    note(page, document, made);
    return document;
  };
}

/** Makes a function that tells a clock for how long a page is rendered. */
const timed =
  (clock: PageClock) =>
  async <T>({ file, route }: Page, render: () => Promise<T>): Promise<T> => {
    const end = clock.begin(file || route);
    try {
      return await render();
    } finally {
      end();
    }
  };

/** The error of a page that cannot be rendered, with the places that a build tells. */
const placedIn = (page: Page, { sourceDir }: Pick<LoadedConfig, 'sourceDir'>, error: unknown): unknown =>
  error instanceof BifolioError
    ? new BifolioError(placeInFrontmatter(error.problems, page, sourceDir), { cause: error.cause })
    : error;

/** Routes of the pages whose faces a page shows. */
const facesIn = ({ asked }: PageReport): string[] =>
  asked.flatMap(
    ({
      facts: {
        asked: { face = [], fieldImage = [] },
      },
    }) => [...face.map(([route]) => route), ...fieldImage.map(([of]) => readFieldName(of)[0])],
  );

const errorsOf = ({ file }: Page, { problems }: Site): Problem[] =>
  problems.filter((problem) => problem.severity === 'error' && problem.file === file && file !== '');
