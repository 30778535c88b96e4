import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { relativePath } from '../../../../core/files/relative-path.ts';
import { matcher } from '../files/ignore-patterns.ts';
import { findFiles, isPageFile } from '../files/site-files.ts';
import type { Left, OldPage, OldSite } from '../old-site.ts';
import { isOptions, type Options, textOf } from '../read/literals.ts';
import { readPageText } from '../read/read-page-text.ts';
import { type FieldsAndBody, readFields, withFields } from '../text/front-matter.ts';
import { titleOf } from '../text/page-title.ts';
import { blogRedirects } from './blog-lists.ts';
import { convertMkdocsPage, type PageContext, pathFrom } from './convert-page.ts';
import { mkdocsLanguages, placeOfPage } from './languages.ts';
import { createMetaFields } from './meta-files.ts';
import { readNavigation } from './navigation.ts';
import { mkdocsFields } from './page-fields.ts';
import { locksLeft, privacyOf } from './private-pages.ts';
import { type MkdocsConfig, readMkdocsConfig } from './read-config.ts';
import { mkdocsConfigLeft, mkdocsSiteOptions, mkdocsThemeOptions, slugOf } from './site-options.ts';

interface ReadPage extends FieldsAndBody {
  /** Fields that its folder gives it. */
  given: Options;
  /** In the folder of pages. */
  path: string;
  source: string;
  /** Its new path there. */
  to: string;
  address: string;
  title: string;
}

/** A site of MkDocs. Its config and pages are read as data. */
export async function readMkdocs(root: string, configFile: string): Promise<OldSite> {
  const config = readMkdocsConfig(root, configFile);
  const { values } = config;
  const source = posix
    .normalize(typeof values.docs_dir === 'string' ? values.docs_dir : 'docs')
    .replace(/\/$/, '');
  const { files, links } = findFiles(join(root, source));
  const left: Left[] = [
    ...config.left,
    ...locksLeft(config, configFile),
    ...mkdocsConfigLeft(config, configFile),
    ...links.map((file) => linkLeft(posix.join(source, file))),
  ];
  const isExcluded = matcher(`.*\n/templates/\n${textOf(values.exclude_docs) ?? ''}`);
  const included = files.filter((file) => !isExcluded(file));
  const metaOf = createMetaFields(root, source, config);
  const pages = included
    .filter(isPageFile)
    .map((path) => readPage(path, { root, source, config, left, given: metaOf(path) }));
  const assets = new Set(included.filter((file) => !isPageFile(file)));
  const snippets = createSnippets(root, source, { config, assets });
  const hidden = new Set<string>();
  const movePage = createPageMover({ source, config, assets, snippets, left, hidden });
  const moved = pages.map(movePage);
  const byPath = new Map(pages.map((page) => [page.path, { address: page.address, title: page.title }]));
  const navigation = readNavigation({
    nav: values.nav ?? [],
    pages: byPath,
    file: configFile,
    lineOf: config.lineOf,
  });
  return {
    source,
    public: 'public',
    output: [typeof values.site_dir === 'string' ? values.site_dir : 'site'],
    config: {
      ...mkdocsSiteOptions(config),
      ...mkdocsLanguages(config),
      ...(snippets.project !== '.' && { project: snippets.project }),
      exclude: files.filter((file) => isPageFile(file) && !included.includes(file)),
    },
    theme: mkdocsThemeOptions(config),
    slug: slugOf(config),
    hasEmoji: [...config.extensions.keys()].some((name) => /emoji/.test(name)),
    pages: moved,
    files: [...assets].map((file) => ({ from: posix.join(source, file), to: posix.join('public', file) })),
    sidebars: navigation.items.length > 0 ? { '/': navigation.items } : {},
    navbar: [],
    redirects: {
      ...blogRedirects(
        config,
        pages.map((page) => ({ ...page, isPublic: !hidden.has(page.path) })),
      ),
      ...redirectsOf(config, byPath),
    },
    left: [...left, ...navigation.left],
  };
}

interface MoverParts {
  source: string;
  config: MkdocsConfig;
  assets: ReadonlySet<string>;
  snippets: ReturnType<typeof createSnippets>;
  left: Left[];
  /** Paths of pages that readers do not find. */
  hidden: Set<string>;
}

/** Moves a page, and adds what is left of it to `left`. */
function createPageMover({ source, config, assets, snippets, left, hidden }: MoverParts) {
  const isDraft = matcher(config.values.draft_docs);
  const hasMacros = config.plugins.has('macros') || config.extensions.has('zensical.extensions.macros');
  return (page: ReadPage): OldPage => {
    const file = posix.join(source, page.path);
    const { path, fields } = page;
    const privacy = privacyOf({ file, path, fields, config, isDraft, now: Date.now() });
    if (privacy.changes.draft === true || fields.draft === true) hidden.add(path);
    const folder = posix.dirname(page.to).replace(/^\.$/, '');
    const context: PageContext = {
      file,
      folder: posix.dirname(path),
      address: page.address,
      findFile: (asset) => (assets.has(asset) ? `/${encodeURI(asset)}` : undefined),
      findSnippet: (snippet) => snippets.find(snippet, folder),
      hasMacros,
      bodyLine: page.bodyLine,
    };
    const { body, left: inText } = convertMkdocsPage(page.body, context);
    left.push(...privacy.left, ...inText);
    const changes = { ...page.given, ...mkdocsFields(page, config.values), ...privacy.changes };
    const text = withFields(page.source, changes, body + snippets.appended(folder));
    return { from: file, to: page.to, address: page.address, text };
  };
}

interface PageInput {
  root: string;
  source: string;
  config: MkdocsConfig;
  left: Left[];
  given: Options;
}

function readPage(path: string, { root, source, config, left, given }: PageInput): ReadPage {
  const file = posix.join(source, path);
  const text = readPageText(root, file, left);
  const written = readFields(text);
  const own = Object.keys(written.fields);
  const page = { ...written, fields: { ...given, ...written.fields } };
  const place = placeOfPage(path, page, config);
  return {
    ...page,
    ...place,
    path,
    given: Object.fromEntries(Object.entries(given).filter(([name]) => !own.includes(name))),
    source: text,
    title: titleOf(page, path),
  };
}

const linkLeft = (file: string): Left => ({
  severity: 'warning',
  what: 'A symbolic link was left out',
  todo: 'Copy the file in its place.',
  file,
});

/** Finds files of snippets in the folders that they are looked for in. */
function createSnippets(
  root: string,
  source: string,
  { config, assets }: { config: MkdocsConfig; assets: ReadonlySet<string> },
) {
  const options = config.extensions.get('pymdownx.snippets') ?? {};
  const written = [options.base_path].flat().filter((one): one is string => typeof one === 'string');
  const bases = [...(written.length > 0 ? written : ['.']), '.'];
  const append = [options.auto_append].flat().filter((one): one is string => typeof one === 'string');
  let project = '.';
  const find = (path: string, folder: string): string | undefined => {
    const base = bases.find((one) => existsSync(resolve(root, one, path)));
    if (base === undefined || /^https?:/.test(path)) return undefined;
    const target = relativePath(root, resolve(root, base, path));
    const above = /^(?:\.\.\/)*/.exec(target)?.[0] ?? '';
    if (above.length > project.length) project = above.replace(/\/$/, '');
    const asset = posix.relative(source, target);
    const place = assets.has(asset) ? posix.join('public', asset) : target;
    return pathFrom(posix.join(source, folder), place);
  };
  return {
    find,
    /** Folder that the files may not leave, from the site. */
    get project() {
      return project;
    },
    /** What stands below every page, such as abbreviations. */
    appended: (folder: string) =>
      append
        .flatMap((path) => find(path, folder) ?? [])
        .map((path) => `\n\n<!-- @include: ${path} -->\n`)
        .join(''),
  };
}

/** `redirect_maps` of mkdocs-redirects. */
function redirectsOf(
  config: MkdocsConfig,
  pages: ReadonlyMap<string, { address: string }>,
): Record<string, string> {
  const maps = config.plugins.get('redirects')?.redirect_maps;
  if (!isOptions(maps)) return {};
  return Object.fromEntries(
    Object.entries(maps).flatMap(([from, to]) => {
      const [path = '', hash] = String(to).split('#');
      const target = pages.get(path)?.address ?? (/^https?:/.test(path) ? path : undefined);
      const address = `/${from.replace(/(?:index|README)?\.md$/, '').replace(/([^/])$/, '$1/')}`;
      return target ? [[address, hash ? `${target}#${hash}` : target]] : [];
    }),
  );
}
