import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { isInside } from '../../core/files/is-inside.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { withBase } from '../../core/routing/url.ts';
import { isOverride } from '../bundle/author/overrides-plugin.ts';
import type { LoadedConfig } from '../config/load.ts';
import { fileAddress } from './dev-assets.ts';
import type { ShownFiles } from './shown-files.ts';

/** What Vite asks before it reads a file for a browser, and its types do not tell. */
interface FileRules {
  fsDenyGlob(id: string): boolean;
}

/** What is Markdown is a page, or a part of some, wherever it lies. */
const MARKDOWN = /\.mdx?$/i;

/** Addresses of modules that pages link or import. That of the server's modules is none. */
const PLAIN =
  /^(?!.*(?:\/\.{0,2}\/|virtual:bifolio\/server))[^?#]*(?:\?(?:direct|inline|worker_file&type=\w+))?$/;

/** Vite asks about `text.txt?raw` too, and a file may have such a name. */
const fileOf = (id: string) => (existsSync(id) ? id : id.replace(/\?.*$/, ''));

/** What stands before a name in code. */
const QUOTES = ['"', "'", '`', '('];

/**
 * Vite plugin: of a site's files browsers get those that a build would publish, which are what pages for everybody show
 * (`isShown`), scripts and styles, and what these name. By itself Vite gives out whatever lies in the folder: the sources of locked
 * pages, their images, the passwords in the config.
 */
export function openFilesPlugin(
  config: Pick<LoadedConfig, 'root' | 'sourceDir' | 'publicDir' | 'base'>,
  { isShown }: Pick<ShownFiles, 'isShown'>,
): Plugin {
  const { root, sourceDir, publicDir, base } = config;
  const folders = [root, sourceDir].flatMap((folder) => [folder, realpathSync.native(folder)]);
  let open: readonly string[] = [publicDir];
  let vite: ViteDevServer | undefined;

  const isOfSite = (path: string) => MARKDOWN.test(path) || folders.some((folder) => isInside(folder, path));

  const isClosed = (path: string) =>
    !path.includes('/node_modules/') &&
    isOfSite(path) &&
    !open.some((folder) => isInside(folder, path)) &&
    !isShown(path) &&
    !isNamed(path);

  /** Whether something that browsers have loaded names a file: as an import, in a style sheet or by `new URL()`. */
  function isNamed(path: string): boolean {
    const fixed = [fileAddress(base, path), withBase(base, `/${encodeURI(relativePath(root, path))}`)];
    const always = [...fixed, ...fixed.map(decodeURIComponent)];
    return [...(vite?.environments.client.moduleGraph.idToModuleMap.values() ?? [])].some((module) => {
      const { url, file, transformResult } = module;
      // Code repeats the address of its module, which anybody may have written.
      if (!transformResult || !PLAIN.test(url) || (file && resolve(file) === path)) return false;
      if (isOverride(module) && !isReached(module)) return false;
      const names = file ? [...always, relativePath(dirname(file), path)] : always;
      return names.some((name) => QUOTES.some((quote) => transformResult.code.includes(quote + name)));
    });
  }

  /** Whether an island imports a module: most of what stands in place of the theme's modules runs at build only. */
  function isReached(
    { file, importers }: EnvironmentModuleNode,
    seen = new Set<EnvironmentModuleNode>(),
  ): boolean {
    if (file && isShown(resolve(file))) return true;
    const others = [...importers].filter((importer) => !seen.has(importer));
    return others.some((importer) => isReached(importer, seen.add(importer)));
  }

  return {
    name: 'bifolio:open-files',
    // Whatever a module imports would be read before anybody asks for it, without the question.
    config: () => ({ environments: { client: { dev: { preTransformRequests: false } } } }),
    configResolved(resolved) {
      open = [...open, resolved.cacheDir];
      const { fsDenyGlob } = resolved as ResolvedConfig & FileRules;
      const rules: FileRules = { fsDenyGlob: (id) => fsDenyGlob(id) || isClosed(resolve(fileOf(id))) };
      Object.assign(resolved, rules);
    },
    configureServer(server) {
      vite = server;
    },
  };
}
