/**
 * The theme, for `theme` in `bifolio.config.ts`.
 * @module
 */
export type { PageFrontmatter } from './frontmatter.ts';
export type { LocaleOptions } from './locale-options.ts';
export type { ThemeLocaleOptions, ThemeOptions } from './options.ts';
export { theme } from './theme.ts';
