/** The generator's public face in Node: configuration, building, and the contracts of themes and blocks. */
export { buildSite, type BuildOptions, type BuildSummary } from './build/build-site.ts';
export { defineConfig } from './config/define-config.ts';
export { loadConfig, type LoadedConfig } from './config/load.ts';
export { createDevServer, type DevServer } from './dev/dev-server.ts';
export { BifolioError, type Position, type Problem } from './errors.ts';
export { createLog, createProgress, type Log, type Progress } from './log.ts';
export { type Block, defineBlock, type MarkdownResult } from './markdown/types.ts';
export { type RenderedMarkdown, renderMarkdown, type RenderMarkdownOptions } from './render-markdown.ts';
export type { Theme, ThemeLocale, ThemeServer } from './theme-contract.ts';
export { generatorVersion } from './version.ts';
