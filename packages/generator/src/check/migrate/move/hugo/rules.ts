import { posix } from 'node:path';
import type { SlugStyle } from '../../../../markdown/headings/slug-styles.ts';
import { findFiles } from '../files/site-files.ts';
import type { MoverRules, NewPlace, OldFolder, SourceFolder, SourcePage } from '../form/mover.ts';
import { isOptions, type Options, textOf, textsOf } from '../read/literals.ts';
import { mappedTags } from '../tags/mapped-tags.ts';
import { hugoAddress } from './addresses.ts';
import { createHugoText } from './convert-page.ts';
import { hugoFields } from './fields.ts';
import { hiddenHugoPages } from './hidden-pages.ts';
import { ownShortcodes } from './own/own-shortcodes.ts';
import { type HugoConfig, readHugoConfig } from './read-config.ts';
import { madeSections } from './sections.ts';
import { SHORTCODES } from './shortcodes.ts';
import { hugoNavbar, hugoSite, hugoTheme } from './site-options.ts';

/** What the config says of a site of Hugo. Templates are not run: their shortcodes are mapped or told. */
export async function hugoRules(old: OldFolder): Promise<MoverRules> {
  const config = readHugoConfig(old);
  const { options, contents } = config;
  const folders = contents.map(
    ({ from, language }): SourceFolder => ({ from, to: folderOf(config, language), kind: language }),
  );
  const hidden = hiddenHugoPages(old.root, folders, options);
  const ignored = textsOf(options.ignorefiles).flatMap(pattern);
  const text = createHugoText({
    ...ownShortcodes(old.root),
    ...SHORTCODES,
    ...mappedTags(old.root, old.left),
  });
  noteTemplates(old);
  return {
    source: 'content',
    showsTitle: true,
    public: 'public',
    output: [textOf(options.publishdir) ?? 'public', 'resources'],
    slug: slugOf(options),
    hasEmoji: options.enableemoji === true,
    config: hugoSite(config),
    theme: hugoTheme(options),
    folders,
    // What stands beside a page stays there; `static` is the public folder.
    asset: (path, folder) => posix.join('content', folder.to, path),
    files: findFiles(`${old.root}/static`).files.map((file) => ({
      from: `static/${file}`,
      to: `public/${file}`,
    })),
    place: (page) => {
      if (ignored.some((one) => one.test(page.path)) || hidden.isUnrendered(page)) return undefined;
      return placeOf(page, config);
    },
    privacy: hidden.stateOf,
    fields: hugoFields,
    ...text,
    navigation: (site) => ({ sidebars: {}, navbar: hugoNavbar(options, site) }),
    made: madeSections,
  };
}

/** `markup.goldmark.parser.autoHeadingIDType`. */
function slugOf(options: Options): SlugStyle {
  const type = ['markup', 'goldmark', 'parser', 'autoheadingidtype'].reduce<unknown>(
    (at, name) => (isOptions(at) ? at[name] : undefined),
    options,
  );
  return type === 'blackfriday' ? 'blackfriday' : 'goldmark';
}

/** The languages but that at the root have a folder of their own. */
const folderOf = ({ languages }: HugoConfig, language: string): string =>
  languages.find(({ name }) => name === language)?.isRoot === false ? language : '';

function pattern(written: string): RegExp[] {
  try {
    return [new RegExp(written)];
  } catch {
    return [];
  }
}

/** `page.zh.md` is a page in Chinese, when the site has it. */
function placeOf(page: SourcePage, config: HugoConfig): NewPlace | undefined {
  const [, stem = '', named = '', ending = ''] =
    /^(.*?)(?:\.([a-z]{2,3}(?:-[a-z]+)?))?(\.\w+)$/i.exec(page.path) ?? [];
  if (config.disabled.has(named)) return undefined;
  const isLanguage = config.languages.some(({ name }) => name === named);
  const language = isLanguage ? folderOf(config, named) : '';
  const path = isLanguage ? stem + ending : page.path;
  const to = posix.join(
    page.folder.to,
    language,
    path.replace(/(^|\/)_?index\.\w+$/, '$1README.md').replace(/\.(?:markdown|mdown)$/, '.md'),
  );
  const prefix = posix.join('/', page.folder.to, language);
  const address = posix.join(prefix, hugoAddress({ options: config.options, path, page }));
  const aliases = textsOf(page.fields.aliases).map((alias) =>
    posix.join(alias.startsWith('/') ? '/' : posix.dirname(address), alias),
  );
  return { to, address, aliases };
}

function noteTemplates({ root, left }: OldFolder): void {
  const own = findFiles(`${root}/layouts`).files.filter((file) => !/(?:^|\/)_?shortcodes\//.test(file));
  if (own.length > 0)
    left.push({
      severity: 'warning',
      what: 'Templates in layouts/',
      todo: 'Write what the site needs of them as slots or overrides.',
      file: `layouts/${own[0]}`,
    });
}
