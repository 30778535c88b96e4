import type { PageGraph } from '../../core/contracts/navigation.ts';
import { findInstalledFor } from '../../core/files/find-installed.ts';
import { publishAgain } from '../../core/ledger/published-file.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { writeOutput } from '../../core/ledger/write-output.ts';
import { storeOf } from '../../core/store/site-store.ts';
import { createPageSeals } from '../../locks/page-seals.ts';
import type { KnownHashes } from '../../locks/rules/keyring.ts';
import type { TypeSource } from '../../markdown/twoslash/types/type-source.ts';
import { importServerBundle } from '../bundle/import-server-bundle.ts';
import type { SiteBundle } from '../bundle/site-bundle.ts';
import type { LoadedConfig } from '../config/load.ts';
import { createDrawings, type Drawings } from '../drawing/drawings.ts';
import { type GeneratedSite, generatedSite } from '../generated/generated-site.ts';
import { createImageStore } from '../images/image-store.ts';
import { openRemoteSizes } from '../images/open-remote-sizes.ts';
import { publicName, publishToFolder } from '../images/publish-image.ts';
import {
  createModuleStore,
  publishBundleTo,
  publishFolders,
  withoutPrivate,
} from '../modules/module-store.ts';
import { siteMarkdown, siteTypes } from '../read/site-markdown.ts';
import { createContentCache } from '../render/content/content-cache.ts';
import { createLockedImages } from '../render/locked-images.ts';
import { createModuleFiles, type ModuleFiles } from '../render/module-files.ts';
import { createPageRenderer, type PageRenderer } from '../render/page/page-renderer.ts';
import type { SiteAnswers } from '../render/site-answers.ts';
import { createAssetReplacer, replaceImages } from '../replace-assets/asset-replacer.ts';
import type { SealedFile, SealedModuleFile } from './pages/public-sealed-files.ts';

/** What rendering needs besides the config: plain data. */
export interface BuildRendererData
  extends Pick<SiteBundle, 'serverFile' | 'files' | 'ready' | 'assets' | 'modules'> {
  graph: PageGraph;
  answers: SiteAnswers;
  outDir: string;
}

/** Renders the pages of a build. Images and other files that they show go to the output. */
export interface BuildRenderer {
  pages: PageRenderer;
  moduleFiles: ModuleFiles;
  generated(): GeneratedSite;
  /** Files that have been encrypted so far, and passwords that have been hashed. */
  locked: {
    sealedFiles: readonly SealedFile[];
    sealedModuleFiles: readonly SealedModuleFile[];
    hashes: KnownHashes;
  };
  /** Absent without the option. */
  drawings?: Pick<Drawings, 'problems' | 'close'>;
}

/** Loads everything that rendering needs. `types` is asked for the types of code that are not known yet. */
export async function createBuildRenderer(
  config: LoadedConfig,
  { graph, answers, outDir, ...data }: BuildRendererData,
  types: TypeSource,
): Promise<BuildRenderer> {
  const { renderer: server } = await importServerBundle(config, data);
  let generated: GeneratedSite | undefined;
  const generatedOnce = () =>
    (generated ??= generatedSite({
      config,
      pages: graph.pages,
      git: graph.git,
      collections: graph.collections,
    }));
  const findInstalled = findInstalledFor(config);
  const folders = publishFolders(config, outDir);
  const publish = publishToFolder(outDir, config.base);
  const modules = createModuleStore(config, publishBundleTo(outDir, config.base));
  const drawings = config.build.browser
    ? createDrawings({
        browser: config.build.browser,
        store: storeOf(config),
        findInstalled,
        bundle: modules.bundle,
      })
    : undefined;
  const remoteSizes = await openRemoteSizes(config);
  const sealedFiles: SealedFile[] = [];
  const sealedModuleFiles: SealedModuleFile[] = [];
  const hashes: KnownHashes = new Map();
  const seals = createPageSeals({
    config,
    hashes,
    write: (name, content) => writeOutput(outDir, name, new Open(content)),
  });
  const replaceAsset = createAssetReplacer(config.replaceAssets);
  const moduleFiles = createModuleFiles(data, config.base);
  const pages = createPageRenderer({
    config,
    graph,
    answers,
    dataOf: (page) => (page.kind === 'generated' ? generatedOnce().dataOf(page) : undefined),
    makerOf: (page) => generatedOnce().makerOf(page),
    renderer: server,
    markdown: siteMarkdown(config, server.blocks, siteTypes(config, types)),
    findInstalled,
    images: replaceImages(
      createImageStore({ ...config, findInstalled, modules }, publish, remoteSizes),
      replaceAsset,
    ),
    replaceAsset,
    extensionHead: config.extensions.some(({ head }) => head) ? generatedOnce().head : undefined,
    seals,
    moduleFiles,
    noteLocked({ file: page }, html) {
      sealedModuleFiles.push(...moduleFiles.namedIn(html).map((address) => ({ page, address })));
    },
    drawings,
    lockedImages: createLockedImages({
      storeWith: (seal) =>
        createImageStore({ ...config, findInstalled, modules: withoutPrivate(modules) }, seal, remoteSizes),
      publish,
      seals,
      onSeal: ({ file }, path, content) =>
        sealedFiles.push({ page: file, name: publicName(path, content), path }),
    }),
    cache: config.build.cache ? createContentCache(storeOf(config)) : undefined,
    publishAgain: (files) => publishAgain(files, folders),
    leadOn: data.assets.leadOn,
  });
  const locked = { sealedFiles, sealedModuleFiles, hashes };
  return { pages, moduleFiles, generated: generatedOnce, locked, drawings };
}
