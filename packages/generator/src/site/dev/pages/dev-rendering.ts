import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { IconSets } from '../../../core/contracts/icons.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { findInstalledFor } from '../../../core/files/find-installed.ts';
import { isInside } from '../../../core/files/is-inside.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { createPageSeals } from '../../../locks/page-seals.ts';
import type { KnownHashes } from '../../../locks/rules/keyring.ts';
import { readAuthorCode } from '../../bundle/author/author-code.ts';
import { authorSheets } from '../../bundle/author/author-sheets.ts';
import { iconSetsOf } from '../../bundle/import-server-bundle.ts';
import { runAtBuild } from '../../bundle/site-entries.ts';
import { SERVER_MODULE } from '../../bundle/site-modules.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { createImageStore } from '../../images/image-store.ts';
import { createModuleStore, withoutPrivate } from '../../modules/module-store.ts';
import type { Site } from '../../read/read-site.ts';
import { siteMarkdown, type siteTypes } from '../../read/site-markdown.ts';
import type { Assets } from '../../render/head/assets.ts';
import { createLockedImages } from '../../render/locked-images.ts';
import { createPageRenderer, type PageRenderer } from '../../render/page/page-renderer.ts';
import type { Renderer } from '../../render/renderer-contract.ts';
import { type AskedBundle, siteAnswers } from '../../render/site-answers.ts';
import { createDevAssets, createDevModuleFiles, fileAddress } from '../dev-assets.ts';
import type { createSealedFiles } from '../sealed-files.ts';
import type { ThemeModules } from '../theme/theme-modules.ts';
import type { ThemeSheets } from '../theme/theme-sheets.ts';
import { createDevFaces, type DevFaces } from './dev-faces.ts';
import { resolveDevRoute } from './dev-route.ts';
import type { FrameDocuments } from './frame-documents.ts';

/** What renders pages in dev, until a module, a style or a file that all of them depend on changes. */
export interface DevRendering {
  renderer: PageRenderer;
  faces: DevFaces;
  /** Has the files of modules served that a document for everybody names. Gives their paths. */
  showFilesIn(html: string): readonly string[];
  /** The site that it was made for: it renders pages of this one only, since others may be locked there. */
  site: Site;
}

/** What outlives it. */
export interface DevRenderingInput {
  config: LoadedConfig;
  vite: ViteDevServer;
  site: Site;
  /** Paths of modules by the ids of their islands. */
  islands: ReadonlyMap<string, string>;
  themeModules: ThemeModules;
  themeSheets: ThemeSheets;
  documents: FrameDocuments;
  sealed: ReturnType<typeof createSealedFiles>;
  /** Files that pages link, and not in ciphertext: it adds those it meets. */
  shown: Set<string>;
  types: ReturnType<typeof siteTypes>;
  hashes: KnownHashes;
}

/** Nothing is kept of a page while a site is written, so nobody asks what it was bundled from. */
export const NO_BUNDLE: AskedBundle = { reach: {}, islands: {}, options: () => '' };

/** Loads theme and author's components as they are now. */
export async function createDevRendering(input: DevRenderingInput): Promise<DevRendering> {
  const { config, vite, site, themeModules, themeSheets, shown } = input;
  const { islands, documents, sealed, types, hashes } = input;
  await themeModules.load(vite, site.entries);
  const module = await vite.ssrLoadModule(SERVER_MODULE);
  const render = module.render as (assets: Assets, icons: IconSets) => Renderer;
  const { allow } = vite.config.server.fs;
  const show = (path: string) => {
    shown.add(path);
    // It may lie beside the site, or with the packages of a workspace.
    if (!isInside(config.root, path) && !allow.includes(path)) allow.push(path);
    return fileAddress(config.base, path);
  };
  const sheets = authorSheets(readAuthorCode(withoutLocked(site)));
  const react = render(
    createDevAssets(config, { islands, themeSheets, authorSheets: sheets, show }),
    iconSetsOf(config),
  );
  const findInstalled = findInstalledFor(config);
  const modules = createModuleStore(config, async (bundle) => documents.publish(bundle));
  const publish = async (path: string) => show(path);
  const images = createImageStore({ ...config, findInstalled, modules }, publish);
  const seals = createPageSeals({ config, hashes, write: sealed.write });
  const moduleFiles = createDevModuleFiles(vite, config);
  const renderer = createPageRenderer({
    config,
    graph: site.graph,
    answers: siteAnswers(site, NO_BUNDLE),
    dataOf: site.generated.dataOf,
    makerOf: site.generated.makerOf,
    extensionHead: site.generated.head,
    renderer: react,
    markdown: siteMarkdown(config, react.blocks, types),
    findInstalled,
    images,
    lockedImages: createLockedImages({
      storeWith: (seal) =>
        createImageStore({ ...config, findInstalled, modules: withoutPrivate(modules) }, seal),
      publish,
      seals,
    }),
    seals,
    moduleFiles,
  });
  const showFilesIn = (html: string) => {
    const files = moduleFiles.filesIn(html).map((path) => resolve(path));
    for (const path of files) shown.add(path);
    return files;
  };
  return { renderer, faces: createDevFaces(site.graph, renderer), showFilesIn, site };
}

/** Every page links the stylesheets of what runs at build. Those of a locked page are an error, so nobody gets them. */
function withoutLocked({ entries, graph, config }: Site): string[] {
  const locked = new Set(
    graph.pages.flatMap((page) => (page.lock ? sourcePath(config.sourceDir, page) : [])),
  );
  return runAtBuild(entries).filter((path) => !locked.has(path));
}

/** The page as a rendering knows it: another reading may have come between, and there it may be locked. */
export const samePage = ({ route }: Page, { site }: DevRendering): Page => resolveDevRoute(site, route).page;
