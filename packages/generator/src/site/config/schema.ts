import { z } from 'zod';
import { extensionsOption } from '../../core/contracts/options/extensions.ts';
import { encryptOptions } from '../../core/contracts/options/locks.ts';
import { replaceAssetsOptions } from '../../core/contracts/options/replace-assets.ts';
import { translationsOptions } from '../../core/contracts/options/translations.ts';
import { versionOptions } from '../../core/contracts/options/versions.ts';
import type { Theme } from '../../core/contracts/theme.ts';
import type { Input } from '../../core/schemas/input.ts';
import { parseOptions } from '../../core/schemas/parse-options.ts';
import {
  type AnyOptions,
  type MarkdownInput,
  type MarkdownOptions,
  markdownSchema,
  resolveMarkdown,
} from '../../markdown/options.ts';
import { hostOption } from '../host-limits/options.ts';
import { iconOptions } from '../icons/options.ts';
import { searchOptions } from '../search/options.ts';
import { buildOptions, folderOptions, localeOptions, siteOptions, themeOption } from './options.ts';

/** Everything `bifolio.config.ts` may say, composed from the options of the features and, under `markdown`, of blocks. */
export const configSchema = (blocks: z.ZodRawShape = {}) =>
  z.strictObject({
    ...siteOptions,
    ...folderOptions,
    /** Languages of the site by path. `{ '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } }` @default one, of the site's `lang` */
    locales: localeOptions.optional(),
    theme: themeOption,
    /** Extensions of the site, in any order. @default [] */
    extensions: extensionsOption,
    /** Syntax and look of Markdown pages. */
    markdown: markdownSchema(blocks).prefault({}),
    /** Sources of icons. */
    icons: iconOptions.prefault({}),
    /** Full-text search; `false` for none. */
    search: searchOptions.prefault({}),
    /** Locked pages: passwords, and pages that they unlock. @default false */
    encrypt: encryptOptions.default(false),
    /** Other hosts for images, audio and video, such as a CDN; builds only. @default false */
    replaceAssets: replaceAssetsOptions.default(false),
    /** Which passages of translations are behind; `true` for the defaults. @since 1.0.0-rc.176 @default false */
    translations: translationsOptions,
    /** Hosting platform whose limits the build checks; `'plain'` checks none. @since 1.0.0-rc.176 @default the platform that runs the build, when it is known */
    host: hostOption,
    ...versionOptions,
    ...buildOptions,
  });

type Schema = ReturnType<typeof configSchema>;

/**
 * What authors write; `Blocks` is what they write for the theme's blocks, without which `markdown` takes any options.
 * @example
 * ```ts
 * import type { ConfigInput } from 'bifolio';
 *
 * const config: ConfigInput = { title: 'Tea handbook', hostname: 'https://tea.example.org' };
 * ```
 */
export interface ConfigInput<Blocks extends object = AnyOptions>
  extends Omit<Input<Schema>, 'theme' | 'markdown'> {
  /** The theme with its options. @default `@bifolio/theme` without options */
  theme?: Theme<Blocks>;
  /** Syntax and look of Markdown pages. */
  markdown?: MarkdownInput<NoInfer<Blocks>>;
}

/** What the checks return: defaults filled in, paths still as they were written. */
export type ConfigOutput = Omit<z.output<Schema>, 'markdown'> & { markdown: MarkdownOptions };

/**
 * The config as checked, with the options of the blocks of its theme and of its own. Throws a `BifolioError` that names every
 * mistake. Of a config whose theme is none, `markdown` is not judged: only a theme knows all that may stand there.
 */
export function checkConfig(written: unknown, theme: Theme | undefined): ConfigOutput {
  const markdown = sectionOf(written, 'markdown');
  const schema = configSchema({ ...theme?.markdown, ...ownBlockOptions(blocksOf(markdown, written)) });
  const whole = theme ? schema : schema.extend({ markdown: z.unknown().optional() });
  const checked = parseOptions(whole, written, { placeOf: placeInTheme(theme) });
  return { ...checked, markdown: resolveMarkdown(markdown) };
}

/** Where an option of the theme belongs that stands beside it, or in a locale of the site. */
const placeInTheme = (theme: Theme | undefined) => (key: string, at: readonly (string | number)[]) => {
  const [first, locale] = at;
  if (!theme?.optionNames?.includes(key) || at.length === 1 || (first && first !== 'locales'))
    return undefined;
  const own = locale === undefined ? `${key}: …` : `locales: { '${locale}': { ${key}: … } }`;
  return `It is an option of the theme: theme: theme({ ${own} })`;
};

type Section = Record<string, unknown>;

function sectionOf(written: unknown, key: string): Section {
  const section: unknown = isSection(written) ? written[key] : undefined;
  return isSection(section) ? section : {};
}

const isSection = (value: unknown): value is Section => typeof value === 'object' && value !== null;

/** Options of the blocks that the config itself brings. */
const ownBlockOptions = (blocks: readonly unknown[]): z.ZodRawShape =>
  Object.assign({}, ...blocks.map((block) => sectionOf(block, 'options')));

/** The blocks of the config and of its extensions. */
function blocksOf(markdown: Section, written: unknown): unknown[] {
  const { extensions } = isSection(written) ? written : {};
  return [
    ...listOf(markdown.blocks),
    ...listOf(extensions).flatMap((one) => listOf(sectionOf(one, 'markdown').blocks)),
  ];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
