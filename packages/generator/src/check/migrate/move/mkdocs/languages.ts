import { headingIds } from '../../../../markdown/headings/heading-ids.ts';
import { isOptions } from '../read/literals.ts';
import type { FieldsAndBody } from '../text/front-matter.ts';
import { titleOf } from '../text/page-title.ts';
import { blogFolder } from './blog-lists.ts';
import { dateOf } from './private-pages.ts';
import type { MkdocsConfig } from './read-config.ts';

interface Language {
  locale: string;
  name?: string;
  isDefault: boolean;
  title?: string;
}

/** The languages of mkdocs-static-i18n. */
function languages({ plugins }: MkdocsConfig): Language[] {
  const written = plugins.get('i18n')?.languages;
  const list = Array.isArray(written) ? (written as unknown[]) : [];
  return list.filter(isOptions).flatMap((one) =>
    typeof one.locale === 'string' && one.build !== false && one.locale !== 'null'
      ? [
          {
            locale: one.locale,
            isDefault: one.default === true,
            ...textOf('name', one.name),
            ...textOf('title', one.site_name),
          },
        ]
      : [],
  );
}

const textOf = (key: 'name' | 'title', value: unknown) => (typeof value === 'string' ? { [key]: value } : {});
const isByFolder = ({ plugins }: MkdocsConfig) => plugins.get('i18n')?.docs_structure === 'folder';

/** `locales` of the new config; nothing for a site in one language. */
export function mkdocsLanguages(config: MkdocsConfig): { locales?: Record<string, unknown> } {
  const all = languages(config);
  if (all.length === 0) return {};
  return {
    locales: Object.fromEntries(
      all.map(({ locale, name, isDefault, title }) => [
        isDefault ? '/' : `/${locale}/`,
        {
          lang: locale.replace('_', '-'),
          ...(name && { label: name }),
          ...(title && { title }),
          ...(isDefault && isByFolder(config) && { dir: locale }),
        },
      ]),
    ),
  };
}

/** Where a page of MkDocs was to be read, and its new path. */
export function placeOfPage(
  path: string,
  page: FieldsAndBody,
  config: MkdocsConfig,
): { to: string; address: string } {
  const to = inFolder(path, config);
  const main = languages(config).find(({ isDefault }) => isDefault)?.locale;
  const own = isByFolder(config) && main && to.startsWith(`${main}/`) ? to.slice(main.length + 1) : to;
  const post = postAddress(own, page, config);
  if (post) return { to, address: post };
  const bare = own.replace(/\.\w+$/, '').replace(/(^|\/)(?:index|README)$/, '$1');
  const isFile = config.values.use_directory_urls === false && bare !== '' && !bare.endsWith('/');
  return { to, address: `/${isFile ? `${bare}.html` : bare.replace(/([^/])$/, '$1/')}` };
}

/** `a.zh.md` is `zh/a.md`; of the main language, `a.md`. */
function inFolder(path: string, config: MkdocsConfig): string {
  if (isByFolder(config)) return path;
  const [, stem, suffix, ending] = /^(.*)\.([A-Za-z][\w-]*)(\.\w+)$/.exec(path) ?? [];
  const language = languages(config).find(({ locale }) => locale === suffix);
  if (!language) return path;
  return language.isDefault ? `${stem}${ending}` : `${language.locale}/${stem}${ending}`;
}

/** A post of Material's blog has its day and its title in its address. */
function postAddress(path: string, page: FieldsAndBody, config: MkdocsConfig): string | undefined {
  const blog = config.plugins.get('blog') ?? config.plugins.get('material/blog');
  const folder = blogFolder(config);
  const created = dateOf(page.fields.date);
  if (!blog || created === undefined || !path.startsWith(folder ? `${folder}/posts/` : 'posts/'))
    return undefined;
  const day = new Date(created).toISOString().slice(0, 10).replaceAll('-', '/');
  const [made = ''] = headingIds([{ words: titleOf(page, path) }], 'github');
  const slug = typeof page.fields.slug === 'string' ? page.fields.slug : made;
  const format = typeof blog.post_url_format === 'string' ? blog.post_url_format : '{date}/{slug}';
  const own = format
    .replace('{date}', day)
    .replace('{slug}', slug)
    .replace('{file}', path.replace(/^.*\/|\.\w+$/g, ''));
  return `/${folder ? `${folder}/` : ''}${own.replace(/\{\w+\}\/?/g, '')}/`;
}
