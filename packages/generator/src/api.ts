import type { Theme } from './core/contracts/theme.ts';
import type { RenderedMarkdown, RenderMarkdownOptions } from './render-markdown.ts';
import type { BuildOptions, BuildSummary } from './site/build/build-contract.ts';
import type { LoadedConfig } from './site/config/load.ts';
import type { DevServer, DevServerOptions } from './site/dev/dev-server.ts';

// Configs import this package in every process, so what is heavy is loaded by its first use.

/**
 * Builds a site into its output folder. The old output is replaced only when everything has succeeded. Rejects with a `BifolioError`.
 * @example
 * ```ts
 * import { buildSite, createProgress, loadConfig } from 'bifolio';
 *
 * const progress = createProgress(process.stderr);
 * const { problems } = await buildSite(await loadConfig('.'), { progress });
 * ```
 */
export async function buildSite(config: LoadedConfig, options: BuildOptions): Promise<BuildSummary> {
  return (await import('./site/build/build-site.ts')).buildSite(config, options);
}

/**
 * A dev server for a site, not listening yet. Rejects with a `BifolioError` when the site cannot be read.
 * @example
 * ```ts
 * import { createDevServer, createLog, loadConfig } from 'bifolio';
 *
 * const options = { log: createLog(process), onRestart: () => process.exit(1) };
 * const { server } = await createDevServer(await loadConfig('.'), options);
 * server.listen(5173);
 * ```
 */
export async function createDevServer(config: LoadedConfig, options: DevServerOptions): Promise<DevServer> {
  return (await import('./site/dev/dev-server.ts')).createDevServer(config, options);
}

/**
 * For authors of themes: bundles a theme into its folder `prebuilt`, to be published with it, so that sites which add
 * nothing to it are built without a bundler. Rejects when the theme names no such folder, and with what Vite says.
 * @example
 * ```ts
 * import { prebuildTheme } from 'bifolio';
 * import { theme } from './theme.js';
 *
 * await prebuildTheme(theme());
 * ```
 */
export async function prebuildTheme(theme: Theme): Promise<void> {
  return (await import('./prebuild-theme.ts')).prebuildTheme(theme);
}

/**
 * Renders Markdown as a page of the site in `dir` would be, without the layout; without `dir`, with the default theme.
 * Frontmatter is left out, image addresses stay as written, links are not judged. Rejects with a `BifolioError` when the
 * site cannot be read or a component throws. The first call for a folder bundles theme and components (a second or two, then
 * kept on disk); later ones take milliseconds.
 * @example
 * ```ts
 * import { renderMarkdown } from 'bifolio';
 *
 * const { html, problems } = await renderMarkdown('**Sencha** likes 70 °C.');
 * ```
 */
export async function renderMarkdown(
  source: string,
  options?: RenderMarkdownOptions,
): Promise<RenderedMarkdown> {
  return (await import('./render-markdown.ts')).renderMarkdown(source, options);
}
