import type { ViteDevServer } from 'vite';
import type { PageChange } from '../../browser/navigation/hot-protocol.ts';
import type { SiteVersions } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import { type Problem } from '../../core/errors/bifolio-error.ts';
import type { Log } from '../../core/log/log.ts';
import type { KnownHashes } from '../../locks/rules/keyring.ts';
import { findPublicFiles } from '../build/output/public-files.ts';
import type { SiteEntries } from '../bundle/site-entries.ts';
import { CODE_STYLE_MODULE } from '../bundle/site-modules.ts';
import type { LoadedConfig } from '../config/load.ts';
import { configPictureProblems } from '../images/config-pictures.ts';
import { type Site } from '../read/read-site.ts';
import { siteTypes } from '../read/site-markdown.ts';
import type { RenderedDocument } from '../render/page/page-documents.ts';
import type { FacedPage } from '../render/page/page-renderer.ts';
import { openCurrentSite } from './current-site.ts';
import { createDevRendering, samePage } from './pages/dev-rendering.ts';
import { type DevRoute, resolveDevRoute } from './pages/dev-route.ts';
import { createFrameDocuments } from './pages/frame-documents.ts';
import { keepRendering } from './pages/kept-rendering.ts';
import { createKnownHeads } from './pages/known-heads.ts';
import { createMadeFiles } from './pages/made-files.ts';
import { createOpenedPages } from './pages/opened-pages.ts';
import { createPageOpener } from './pages/page-opener.ts';
import { createProblemTeller, EVERY_PAGE, type TellProblems } from './pages/page-problems.ts';
import { createSealedFiles } from './sealed-files.ts';
import { createShownFiles } from './shown-files.ts';
import { createPageTeller } from './tell-page.ts';
import { outsidePackages } from './theme/outside-packages.ts';
import { findPageScript, type PageScript } from './theme/page-script.ts';
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
  readonly pageScript: PageScript;
  /** Passwords that were hashed since the server was started. */
  readonly hashes: KnownHashes;
  addIsland(id: string, path: string): void;
  /** Whether pages link a file, and not in ciphertext. */
  isShown(path: string): boolean;
  /** Has pages that have shown a file rendered again, if it is not known whether they still do. */
  askAgain(path: string): Promise<void>;
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
  /** What browsers have to show again after a save of a file, or the last reading, and what was found to be touched before. */
  touchedBy(file?: string): PageChange;
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
export async function createDevSite(
  config: LoadedConfig,
  log: Log,
  versions?: SiteVersions,
): Promise<DevSite> {
  const parts = await openParts(config, log, versions);
  const { current, lasting, tell, shown } = parts;
  const { themeModules, themeSheets, pageScript, hashes } = lasting;
  log.report([...current.site.problems, ...publicProblems(current.site)]);
  return {
    get entries() {
      return current.site.entries;
    },
    get graph() {
      return current.site.graph;
    },
    get islands() {
      return current.site.islands;
    },
    themeModules,
    themeSheets,
    pageScript,
    hashes,
    tell,
    addIsland: (id, path) => void lasting.islands.set(id, path),
    isShown: shown.isShown,
    ...startOf(parts),
    ...pagesOf(parts),
    ...savesOf(parts),
  };
}

type Parts = Awaited<ReturnType<typeof openParts>>;

/** What a site in dev is put together from: what was read, what renders it, and what is known of the pages that were opened. */
async function openParts(config: LoadedConfig, log: Log, versions: SiteVersions | undefined) {
  const server: { vite?: ViteDevServer } = {};
  const lasting = lastingParts(config);
  const heads = createKnownHeads();
  const opened = createOpenedPages();
  const tell = createProblemTeller(log);
  const shown = createShownFiles();
  const current = await openCurrentSite(config, versions, (hasSamePages) => {
    if (!hasSamePages) opened.touchAll();
    heads.clear();
    conceal();
    opened.touchChanged(current.answers);
  });
  const rendering = keepRendering(async () => {
    const { vite } = server;
    if (!vite) throw new Error('The dev site renders only after attach().');
    const made = await createDevRendering({ ...lasting, shown: shown.now, vite, site: current.site });
    tell(EVERY_PAGE, []);
    return made;
  });
  const conceal = () => {
    shown.conceal();
    rendering.drop();
  };
  const { reread } = current;
  const catchUp = createLateSaves({
    hasRules: Boolean(config.encrypt),
    isHeadKnown: heads.isKnown,
    conceal,
    reread,
  });
  const render = createPageOpener({
    ...{ config, current, rendering, catchUp, conceal, heads, shown, opened },
    tellPage: createPageTeller({ config, log, tell }),
    watch: (path) => void server.vite?.watcher.add(path),
  });
  return { server, lasting, heads, opened, tell, shown, current, rendering, conceal, render };
}

/** What renders the site keeps these when it is made anew. */
function lastingParts(config: LoadedConfig) {
  const islands = new Map<string, string>();
  const { prebuilt } = config.theme;
  const folder = prebuilt && prebuiltThemeFolder(prebuilt);
  const hashes: KnownHashes = new Map();
  return {
    config,
    islands,
    themeModules: createThemeModules(config, (id, path) => islands.set(id, path)),
    themeSheets: findThemeSheets(config.theme, folder),
    pageScript: findPageScript(config.theme, folder),
    documents: createFrameDocuments(config.base),
    sealed: createSealedFiles(config.root),
    types: siteTypes(config),
    hashes,
  };
}

/** The first moments beside a server of Vite. */
const startOf = ({
  server,
  rendering,
  lasting: { themeSheets, pageScript },
}: Parts): Pick<DevSite, 'attach' | 'warmUp'> => ({
  attach(vite) {
    server.vite = vite;
    vite.watcher.add(outsidePackages([...themeSheets.files, ...pageScript.files]));
  },
  warmUp() {
    // Style sheets first: nothing is painted without them.
    for (const sheet of [themeSheets.pathOf('base'), `\0${CODE_STYLE_MODULE}`])
      if (sheet) void server.vite?.environments.client.warmupRequest(`${sheet}?direct`);
    rendering.current().catch(() => {});
  },
});

/** What browsers ask for. */
const pagesOf = ({
  current,
  rendering,
  render,
  shown,
  lasting: { documents, sealed },
}: Parts): Pick<DevSite, 'resolve' | 'render' | 'askAgain' | 'facedPage' | 'fragment' | 'file'> => ({
  resolve: (path) => resolveDevRoute(current.site, path),
  render,
  async askAgain(path) {
    for (const route of shown.pagesToAsk(path))
      await render(resolveDevRoute(current.site, route).page).catch(() => {}); // It says so when it is opened.
  },
  async facedPage(page) {
    const made = await rendering.current();
    return made.renderer.renderContent(samePage(page, made));
  },
  async fragment(path) {
    const { renderer } = await rendering.current();
    return (await renderer.renderFragments()).get(path);
  },
  file: createMadeFiles({ documents, sealed, current, rendering }),
});

/** What a save asks and changes. */
const savesOf = ({
  current,
  rendering,
  heads,
  opened,
  conceal,
  server,
}: Parts): Pick<
  DevSite,
  'forget' | 'isUsed' | 'isHeadKnown' | 'reread' | 'touchedBy' | 'forgetRenderings' | 'conceal'
> => ({
  async forget(file) {
    (await rendering.made())?.faces.forget(file);
  },
  isUsed: opened.use,
  isHeadKnown: heads.isKnown,
  async reread() {
    return (await current.reread()).problems;
  },
  touchedBy(file) {
    if (file !== undefined) opened.touchFile(file);
    opened.touchChanged(current.answers);
    return opened.take();
  },
  forgetRenderings({ all, modules }) {
    if (modules)
      for (const { moduleGraph } of Object.values(server.vite?.environments ?? {}))
        moduleGraph.invalidateAll();
    rendering.drop();
    if (all) opened.touchAll();
  },
  conceal,
});

/** What is wrong in the public folder, which is not watched, and with what the config shows of it. */
const publicProblems = ({ config, graph }: Site): Problem[] => [
  ...findPublicFiles(config, graph.pages).problems,
  ...configPictureProblems(config),
];
