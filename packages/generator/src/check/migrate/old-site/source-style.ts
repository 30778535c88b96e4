import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import type { OptionRule } from '../../../core/foreign-options/option-rules.ts';
import { PLUME_OPTIONS } from '../../../core/foreign-options/plume-options.ts';
import { VITEPRESS_OPTIONS } from '../../../core/foreign-options/vitepress-options.ts';
import type { FrontmatterRule } from '../findings/frontmatter-findings.ts';
import type { HomeRules } from '../findings/home-findings.ts';
import { PLUME_FRONTMATTER, PLUME_HOME } from '../plume-rules.ts';
import { VITEPRESS_FRONTMATTER } from '../vitepress-rules.ts';

/** What the check knows of a generator that sites come from. */
export interface SourceStyle {
  name: string;
  /** Folder of configuration and theme. */
  metaDir: string;
  /** Globs in that folder of files that hold options, with the path that their default export stands at. */
  configFiles: Readonly<Record<string, readonly string[]>>;
  /** Function whose call makes a file of options for the folder it stands in: `defineAdditionalConfig`. */
  folderConfig?: string;
  /** Globs in that folder of client code. */
  clientFiles: readonly string[];
  /** Where the public folder is, relative to the source folder. */
  publicDir: string;
  options: readonly OptionRule[];
  frontmatter: readonly FrontmatterRule[];
  /** The large line of a hero is `text`, the small one `tagline`; here it is the other way round. */
  swapsHero?: boolean;
  /** For home pages that are a list of blocks. */
  home?: HomeRules;
}

const SCRIPT = '{ts,mts,cts,js,mjs,cjs}';

const STYLES: Readonly<Record<string, SourceStyle>> = {
  vitepress: {
    name: 'VitePress',
    metaDir: '.vitepress',
    configFiles: { [`config.${SCRIPT}`]: [], [`config/index.${SCRIPT}`]: [] },
    folderConfig: 'defineAdditionalConfig',
    clientFiles: ['theme/**/*'],
    publicDir: 'public',
    options: VITEPRESS_OPTIONS,
    frontmatter: VITEPRESS_FRONTMATTER,
    swapsHero: true,
  },
  plume: {
    name: 'Plume',
    metaDir: '.vuepress',
    configFiles: { [`config.${SCRIPT}`]: [], [`plume.config.${SCRIPT}`]: ['theme'] },
    clientFiles: [`client.${SCRIPT}`, '{components,layouts,theme,themes,styles}/**/*'],
    publicDir: '.vuepress/public',
    options: PLUME_OPTIONS,
    frontmatter: PLUME_FRONTMATTER,
    home: PLUME_HOME,
  },
};

/** The style that `--from` names. Throws when there is none of that name. */
export function sourceStyle(from: unknown): SourceStyle {
  const [, style] = Object.entries(STYLES).find(([name]) => name === String(from).toLowerCase()) ?? [];
  if (style) return style;
  throw new BifolioError({
    severity: 'error',
    code: 'unknown-source',
    message: `Expected --from to be ${Object.keys(STYLES).join(' or ')}, got ${JSON.stringify(from)}.`,
    hint: 'Type for example: bifolio check --from vitepress docs',
  });
}
