import type { SlugStyle } from '../../../../markdown/headings/slug-styles.ts';
import type { Left } from '../old-site.ts';
import { isOptions } from '../read/literals.ts';
import type { MkdocsConfig } from './read-config.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Options of the site that say the same here. */
export function mkdocsSiteOptions({ values, plugins, variableOf }: MkdocsConfig): Record<string, unknown> {
  const url = text(values.site_url);
  const place = url && URL.canParse(url) ? new URL(url) : undefined;
  const theme = isOptions(values.theme) ? values.theme : {};
  const variable = variableOf('global_password');
  const password = variable ? `env:${variable}` : plugins.get('encryptcontent')?.global_password;
  return {
    ...(text(values.site_name) && { title: values.site_name }),
    ...(text(values.site_description) && { description: values.site_description }),
    ...(place && { hostname: place.origin }),
    ...(place && place.pathname !== '/' && { base: place.pathname.replace(/\/?$/, '/') }),
    lang: text(theme.language) ?? 'en',
    ...(text(password) && { encrypt: { global: true, admin: [password] } }),
    ...styles(values.extra_css),
  };
}

/** Files of the folder of pages, which stand in `public` now. */
const styles = (value: unknown) => {
  const own = [value].flat().filter((one): one is string => typeof one === 'string');
  return own.length > 0
    ? { head: own.map((href) => ['link', { rel: 'stylesheet', href: addressOf(href) }]) }
    : {};
};

const addressOf = (path: string) => (/^[a-z]+:|^\//i.test(path) ? path : `/${path}`);

const SOCIAL: Readonly<Record<string, string>> = {
  'github-alt': 'github',
  'x-twitter': 'x',
  'square-x-twitter': 'x',
};

/** Options of the theme that say the same here. */
export function mkdocsThemeOptions({ values }: MkdocsConfig): Record<string, unknown> {
  const repository = text(values.repo_url);
  const theme = isOptions(values.theme) ? values.theme : {};
  const extra = isOptions(values.extra) ? values.extra : {};
  const social = Array.isArray(extra.social) ? (extra.social as unknown[]).filter(isOptions) : [];
  const links = social.flatMap(({ icon, link }) => {
    const name = text(icon)?.split('/').at(-1) ?? '';
    return KNOWN.has(SOCIAL[name] ?? name) && text(link) ? [{ icon: SOCIAL[name] ?? name, link }] : [];
  });
  return {
    ...(text(theme.logo) && { logo: addressOf(theme.logo as string) }),
    ...(repository && { docsRepo: repository.replace(/\/$/, '') }),
    ...(links.length > 0 && { social: links }),
    ...(text(values.copyright) && { footer: { copyright: values.copyright } }),
  };
}

const KNOWN = new Set(
  'discord telegram facebook github instagram linkedin mastodon npm slack twitter x youtube gitlab docker stackoverflow bluesky'.split(
    ' ',
  ),
);

/** Whose ids of headings the config asks for. */
export function slugOf({ extensions }: MkdocsConfig): SlugStyle {
  const slugify = extensions.get('toc')?.slugify;
  return slugify === undefined ? 'python' : 'github';
}

/** Plugins and extensions that are read or need nothing here. */
const READ = new Set([
  ...'search material/search blog material/blog i18n redirects encryptcontent macros snippets minify tags material/tags'.split(
    ' ',
  ),
  ...'git-revision-date-localized git-revision-date git-committers git-authors offline optimize privacy social meta info'.split(
    ' ',
  ),
]);

/** What of the config no option here stands for, with its line. */
export function mkdocsConfigLeft(config: MkdocsConfig, file: string): Left[] {
  const { values, plugins, lineOf } = config;
  const theme = isOptions(values.theme) ? values.theme : {};
  const left = (what: string, todo: string, written: string): Left => ({
    severity: 'warning',
    what,
    todo,
    file,
    line: lineOf(written),
  });
  const unknown = [...plugins.keys()].filter((name) => !READ.has(name));
  return [
    ...unknown.map((name) =>
      left(`The plugin "${name}" is not known here`, 'See what of it the site needs.', name),
    ),
    ...('hooks' in values
      ? [left('Hooks, which run Python', 'See what they do, and write it as an extension.', 'hooks')]
      : []),
    ...(text(theme.custom_dir)
      ? [left('Templates of the theme in `custom_dir`', 'Write them as slots or overrides.', 'custom_dir')]
      : []),
    ...('extra_javascript' in values
      ? [
          left(
            'Scripts in `extra_javascript`',
            'Name those that the site needs in `head`.',
            'extra_javascript',
          ),
        ]
      : []),
    ...('not_in_nav' in values ? [] : []),
    ...(slugOf(config) === 'github'
      ? [
          left(
            'Ids of headings by another `slugify`',
            'They are those of GitHub now; repeated ones got `_1` there.',
            'slugify',
          ),
        ]
      : []),
  ];
}
