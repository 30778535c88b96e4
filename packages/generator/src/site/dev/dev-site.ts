import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { PageChange } from '../../browser/navigation/hot-protocol.ts';
import { createPageClock } from '../../core/clock/page-clock.ts';
import type { Page } from '../../core/contracts/page.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { sourceHash } from '../../core/frontmatter/read-page.ts';
import type { Log } from '../../core/log/log.ts';
import type { KnownHashes } from '../../locks/rules/keyring.ts';
import { fileBeside, pageBeside } from '../beside/find-beside.ts';
import { findPublicFiles } from '../build/output/public-files.ts';
import { lockedStyles } from '../build/problems/locked-styles.ts';
import type { SiteEntries } from '../bundle/site-entries.ts';
import { CODE_STYLE_MODULE } from '../bundle/site-modules.ts';
import type { LoadedConfig } from '../config/load.ts';
import { missingPages } from '../content/find/missing-pages.ts';
import { configPictureProblems } from '../images/config-pictures.ts';
import { readSite, type Site } from '../read/read-site.ts';
import { siteTypes } from '../read/site-markdown.ts';
import type { RenderedDocument } from '../render/page/page-documents.ts';
import type { FacedPage } from '../render/page/page-renderer.ts';
import type { PageReport } from '../render/page/page-report.ts';
import { type SiteAnswers, siteAnswers } from '../render/site-answers.ts';
import { behindNow } from '../translations/compare/behind-now.ts';
import { fileAtPath } from './dev-assets.ts';
import { createReadings } from './overlapping-readings.ts';
import { createDevRendering, type DevRendering, NO_BUNDLE } from './pages/dev-rendering.ts';
import { type DevRoute, resolveDevRoute } from './pages/dev-route.ts';
import { mayHoldSecrets } from './pages/error-page.ts';
import { createFrameDocuments } from './pages/frame-documents.ts';
import { keepRendering } from './pages/kept-rendering.ts';
import { createKnownHeads } from './pages/known-heads.ts';
import { createOpenedPages } from './pages/opened-pages.ts';
import { createProblemTeller, EVERY_PAGE, type TellProblems } from './pages/page-problems.ts';
import { createSealedFiles } from './sealed-files.ts';
import { createShownFiles } from './shown-files.ts';
import { createPageTeller } from './tell-page.ts';
import { notInstalled } from './theme/not-installed.ts';
import { createThemeModules, prebuiltThemeFolder, type ThemeModules } from './theme/theme-modules.ts';
import { findThemeSheets, type ThemeSheets } from './theme/theme-sheets.ts';
import { createLateSaves } from './watch/late-saves.ts';

/** The site as the dev server knows it: read once, read again when files come, go or change their frontmatter. */
export interface DevSite {
  readonly entries: SiteEntries;
  readonly graph: Site['graph'];
  readonly islands: Site['islands'];
  readonly themeModules: ThemeModules;
  readonly themeSheets: ThemeSheets;
  /** Passwords that were hashed since the server was started. */
  readonly hashes: KnownHashes;
  addIsland(id: string, path: string): void;
  /** Whether pages link a file, and not in ciphertext. */
  isShown(path: string): boolean;
  /** Has pages that have shown a file rendered again, if it is not known whether they still do. */
  askAgain(path: string): Promise<void>;
  /** Whether a file is the source of a locked page. */
  isLocked(path: string): boolean;
  attach(vite: ViteDevServer): void;
  /** Loads the theme ahead of the first request. What goes wrong is told to that request. */
  warmUp(): void;
  resolve(path: string): DevRoute;
  render(page: Page): Promise<RenderedDocument>;
  /** A page with what search may find of it. */
  facedPage(page: Page): Promise<FacedPage>;
  /** A generated file; `undefined` when there is none at this path. */
  file(path: string): Promise<{ text: string | Uint8Array; type: string } | undefined>;
  fragment(path: string): Promise<string | undefined>;
  /** Tells the problems of what is asked for at an address, once until they change. */
  tell: TellProblems;
  /** Whether a page that was opened is made of a file besides its own. */
  isUsed(file: string): boolean;
  /** What browsers have to show again after a save of a file, and what was found to be touched before. */
  touchedBy(file: string): PageChange;
  /** Whether a source says of its page what other pages know of it already. */
  isHeadKnown(file: string, source: string): boolean;
  /** Forgets what was said of pages that are made of a source file. */
  forget(file: string): Promise<void>;
  /** Scans again. Gives the problems that it found. */
  reread(): Promise<readonly Problem[]>;
  /** Forgets what was made from modules, styles or images that have changed: `all` pages may be, `modules` may import others now. */
  forgetRenderings(made: { all: boolean; modules?: boolean }): void;
  /** Forgets which files pages have shown: some may be locked now. All pages have to be rendered again. */
  conceal(): void;
}

/** Reads a site for the dev server. Errors of a page are shown in its place. */
export async function createDevSite(config: LoadedConfig, log: Log): Promise<DevSite> {
  const islands = new Map<string, string>();
  const themeModules = createThemeModules(config, (id, path) => islands.set(id, path));
  const { prebuilt } = config.theme;
  const themeSheets = findThemeSheets(config.theme, prebuilt && prebuiltThemeFolder(prebuilt));
  const heads = createKnownHeads();
  const opened = createOpenedPages();
  const tell = createProblemTeller(log);
  const tellPage = createPageTeller({ config, log, tell });
  const shown = createShownFiles();
  const hashes: KnownHashes = new Map();
  /** What renders the site keeps these when it is made anew. */
  const lasting = {
    config,
    islands,
    themeModules,
    themeSheets,
    documents: createFrameDocuments(config.base),
    sealed: createSealedFiles(config.root),
    types: siteTypes(config),
    hashes,
  };
  let site = await read(config);
  log.report([...site.problems, ...publicProblems(site)]);
  let answers = answersOf(site);
  let vite: ViteDevServer | undefined;
  const rendering = keepRendering(async () => {
    if (!vite) throw new Error('The dev site renders only after attach().');
    const made = await createDevRendering({ ...lasting, shown: shown.now, vite, site });
    tell(EVERY_PAGE, []);
    return made;
  });
  const clock = createPageClock();
  const onTime = async <T>({ file, route }: Page, render: () => Promise<T>): Promise<T> => {
    const end = clock.begin(file || route);
    try {
      return await render();
    } finally {
      end();
    }
  };
  const conceal = () => {
    shown.conceal();
    rendering.drop();
  };
  const reread = createReadings({
    read: () => read(config),
    take(found) {
      if (!hasRoutesOf(found, site)) opened.touchAll();
      site = found;
      heads.clear();
      conceal();
      answers = answersOf(site);
      opened.touchChanged(answers);
    },
  });

  const catchUp = createLateSaves({
    hasRules: Boolean(config.encrypt),
    isHeadKnown: heads.isKnown,
    conceal,
    reread,
  });

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
      return [...errors, ...(error instanceof BifolioError ? error.problems : [])];
    } finally {
      conceal();
    }
  }

  async function rendered(asked: Page): Promise<RenderedDocument> {
    const source = await readFile(join(config.sourceDir, asked.file), 'utf8').catch(() => '');
    await catchUp(asked, source);
    const errors = errorsOf(asked, site);
    if (errors.length > 0) {
      heads.forget(asked.file); // Whatever changes in a page with errors, all is read again.
      throw new BifolioError(await withOthers(errors, asked, source));
    }
    const made = await rendering.current();
    const { faces } = made;
    const page = samePage(asked, made);
    heads.note(page.file, source, { isAsRead: sourceHash(source) === page.hash });
    const document = await onTime(page, () => faces.renderPage(page));
    const { report } = document;
    tellPage(report, { site: made.site, faces, file: page.file });
    const files = [...report.dependencies, ...facesIn(report).flatMap(faces.filesOf)];
    opened.note(page.route, { facts: report.asked.map(({ facts }) => facts), files: [page.file, ...files] });
    shown.note(page.route, shownFiles(report, config));
    // Code may come from the rest of the project, which is not watched.
    for (const file of files) if (file.startsWith('../')) vite?.watcher.add(join(config.sourceDir, file));
    return document;
  }

  return {
    get entries() {
      return site.entries;
    },
    get graph() {
      return site.graph;
    },
    get islands() {
      return site.islands;
    },
    themeModules,
    themeSheets,
    hashes,
    tell,
    addIsland: (id, path) => islands.set(id, path),
    isShown: shown.isShown,
    async askAgain(path) {
      for (const route of shown.pagesToAsk(path))
        await rendered(resolveDevRoute(site, route).page).catch(() => {}); // It says so when it is opened.
    },
    isLocked: (path) =>
      site.graph.pages.some(({ lock, file }) => lock && join(config.sourceDir, file) === path),
    attach(server) {
      vite = server;
      server.watcher.add(notInstalled(themeSheets.files));
    },
    warmUp() {
      // Style sheets first: nothing is painted without them.
      for (const sheet of [themeSheets.pathOf('base'), `\0${CODE_STYLE_MODULE}`])
        if (sheet) void vite?.environments.client.warmupRequest(`${sheet}?direct`);
      rendering.current().catch(() => {});
    },
    resolve: (path) => resolveDevRoute(site, path),
    render: rendered,
    async facedPage(page) {
      const made = await rendering.current();
      return made.renderer.renderContent(samePage(page, made));
    },
    async fragment(path) {
      return (await rendering.current()).renderer.renderFragments().get(path);
    },
    async file(path) {
      const written = lasting.documents.file(path) ?? (await lasting.sealed.file(path));
      if (written) return written;
      const file = site.generated.files.find((one) => `/${one.path}` === path);
      const page = pageBeside(site, path.slice(1));
      if (!file && !page) return undefined;
      const made = await rendering.current();
      const { face, article } = made.faces;
      if (file) return { type: file.type, text: await file.text({ face, article }) };
      return page && fileBeside(made.site, path.slice(1), () => made.faces.beside(samePage(page, made)));
    },
    async forget(file) {
      (await rendering.made())?.faces.forget(file);
    },
    isUsed: opened.use,
    isHeadKnown: heads.isKnown,
    async reread() {
      return (await reread()).problems;
    },
    touchedBy(file) {
      opened.touchFile(file);
      opened.touchChanged(answers);
      return opened.take();
    },
    forgetRenderings({ all, modules }) {
      if (modules)
        for (const { moduleGraph } of Object.values(vite?.environments ?? {})) moduleGraph.invalidateAll();
      rendering.drop();
      if (all) opened.touchAll();
    },
    conceal,
  };
}

/** Drafts are shown while one writes, and what is wrong in a page is told when it is opened. */
async function read(config: LoadedConfig): Promise<Site> {
  const site = await readSite(config, { drafts: true, withErrors: true });
  const problems = [...site.problems, ...missingPages(site.graph.pages, config), ...lockedStyles(site)];
  return { ...site, problems, graph: { ...site.graph, behind: behindNow(config, site.graph) } };
}

/** What is wrong in the public folder, which is not watched, and with what the config shows of it. */
const publicProblems = ({ config, graph }: Site): Problem[] => [
  ...findPublicFiles(config, graph.pages).problems,
  ...configPictureProblems(config),
];

/** Faces are not among them: a page that shows some is made of their files. */
const answersOf = (site: Site): SiteAnswers => siteAnswers(site, NO_BUNDLE);

/** Whether there are the same pages. */
const hasRoutesOf = ({ graph: one }: Site, { graph: other }: Site): boolean =>
  one.routes.size === other.routes.size && [...one.routes.keys()].every((route) => other.routes.has(route));

/** The page as a rendering knows it: another reading may have come between, and there it may be locked. */
const samePage = ({ route }: Page, { site }: DevRendering): Page => resolveDevRoute(site, route).page;

/** Routes of the pages whose faces a page shows. */
const facesIn = ({ asked }: PageReport): string[] =>
  asked.flatMap(({ facts }) => (facts.asked.face ?? []).map(([route]) => route));

/** Images, scripts and style sheets of a page. */
const shownFiles = ({ asked, assets }: PageReport, { root, sourceDir, base }: LoadedConfig): string[] => [
  ...asked.flatMap(({ published }) => published.flatMap(({ from }) => (from ? join(sourceDir, from) : []))),
  ...assets.map((address) => fileAtPath(root, decodeURI(`/${address.slice(base.length)}`))),
];

const errorsOf = ({ file }: Page, { problems }: Site): Problem[] =>
  problems.filter((problem) => problem.severity === 'error' && problem.file === file && file !== '');
