import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { parse as parseYaml } from 'yaml';
import { decodeUtf8 } from '../../../../core/frontmatter/read-page.ts';
import { pageLines } from '../../../../markdown/dialects/page-lines.ts';
import type { Left, MovedFile, OldPage, OldSite, SidebarItem } from '../old-site.ts';
import { isOptions, type Options, textOf, textsOf } from '../read/literals.ts';
import { pruneItems } from '../read/prune-items.ts';
import { type ComputedValue, readModule } from '../read/read-module.ts';
import { findFiles, isPageFile } from '../read/site-files.ts';
import { type FieldsAndBody, readFields, withFields } from '../text/front-matter.ts';
import { docPlace, pagePlace, postPlace } from './addresses.ts';
import { convertPage } from './convert-page.ts';
import { fieldsOf } from './fields.ts';
import { type ContentPlugin, type Plugins, readPlugins } from './plugins.ts';
import { entriesOf, readSidebar, type SidebarDoc } from './sidebars.ts';
import { configLeft, navbarOf, siteOptions, themeOptions } from './site-options.ts';

/** A page that is read, before its text is changed. */
interface ReadPage extends FieldsAndBody {
  plugin: ContentPlugin;
  /** In the folder of its plugin. */
  path: string;
  /** Of its file, from the site. */
  file: string;
  source: string;
  address: string;
  day?: string;
  doc?: SidebarDoc;
  /** Folder of its language, with a slash behind it. */
  language: string;
}

/** A site of Docusaurus 3. Its config and sidebars are parsed, never run. */
export async function readDocusaurus(root: string, configFile: string): Promise<OldSite> {
  const { value, computed } = await readModule(root, configFile);
  const config = isOptions(value) ? value : {};
  const plugins = readPlugins(config);
  const left: Left[] = [...computed.map(computedLeft), ...configLeft(config, plugins, configFile, root)];
  const pages: ReadPage[] = [];
  const files: MovedFile[] = [];
  for (const plugin of plugins.content)
    for (const language of languagesOf(config))
      await readContent({ root, plugin, language, main: mainLanguage(config) }, { pages, files, left });
  const sidebars = await readSidebars(root, plugins, pages);
  left.push(...sidebars.left);
  const byAddress = new Set(pages.map(({ address }) => address.replace(/(.)\/$/, '$1')));
  const byFile = new Map(pages.map(({ file, address }) => [file, address]));
  const isKnown = (link: string) =>
    !link.startsWith('/') ||
    byAddress.has(link.replace(/[#?].*$/, '').replace(/(.)\/$/, '$1')) ||
    /\.\w+$/.test(link);
  const navigation = pruneItems(isKnown, left, configFile);
  return {
    source: 'docs',
    public: textsOf(config.staticDirectories)[0] ?? 'static',
    config: {
      ...siteOptions(config),
      ...localesOption(config),
      exclude: ['**/_*.{md,mdx}', '**/_*/**'],
    },
    theme: themeOptions(config, withPages(plugins, pages)),
    slug: 'github',
    pages: pages.map((page) => movedPage(page, { byAddress, byFile, sidebarOf: sidebars.sidebarOf, left })),
    files,
    sidebars: Object.fromEntries(
      Object.entries(sidebars.items).map(([place, items]) => [place, navigation(items)]),
    ),
    navbar: navigation(
      navbarOf(config, { docs: pages.flatMap(({ doc }) => doc ?? []), sidebars: sidebars.first }),
    ),
    redirects: { ...sidebars.redirects, ...redirectsOf(plugins) },
    left,
  };
}

const withPages = (plugins: Plugins, pages: readonly ReadPage[]): Plugins => ({
  ...plugins,
  content: plugins.content.filter((plugin) => pages.some((page) => page.plugin === plugin)),
});

const computedLeft = ({ path, file, line, source }: ComputedValue): Left => ({
  severity: 'warning',
  what: `The config computes ${path || file}: ${source}`,
  todo: 'Write its value in bifolio.config.ts if the site needs it.',
  file,
  line,
});

const mainLanguage = (config: Options): string =>
  (isOptions(config.i18n) && textOf(config.i18n.defaultLocale)) || 'en';

const languagesOf = (config: Options): string[] => {
  const all = isOptions(config.i18n) ? textsOf(config.i18n.locales) : [];
  return all.length > 0 ? all : [mainLanguage(config)];
};

function localesOption(config: Options): { locales?: Options; lang?: string } {
  const all = languagesOf(config);
  const main = mainLanguage(config);
  if (all.length < 2) return { lang: main };
  const own = isOptions(config.i18n) && isOptions(config.i18n.localeConfigs) ? config.i18n.localeConfigs : {};
  return {
    locales: Object.fromEntries(
      all.map((language) => {
        const options = isOptions(own[language]) ? own[language] : {};
        const label = textOf(options.label);
        return [
          language === main ? '/' : `/${language}/`,
          { lang: textOf(options.htmlLang) ?? language, ...(label && { label }) },
        ];
      }),
    ),
  };
}

interface ContentInput {
  root: string;
  plugin: ContentPlugin;
  language: string;
  main: string;
}

interface Found {
  pages: ReadPage[];
  files: MovedFile[];
  left: Left[];
}

/** The pages and files of a folder, in one language. */
async function readContent({ root, plugin, language, main }: ContentInput, found: Found): Promise<void> {
  const own = language === main ? '' : `${language}/`;
  const folder = own ? translatedFolder(plugin, language) : plugin.path;
  if (!existsSync(join(root, folder))) return;
  const { files, links } = findFiles(join(root, folder));
  found.left.push(
    ...links.map(
      (file): Left => ({
        severity: 'warning',
        what: 'A symbolic link was left out',
        todo: 'Copy the file in its place.',
        file: posix.join(folder, file),
      }),
    ),
  );
  const included = await includedPages(root, folder, plugin);
  for (const path of files) {
    const file = posix.join(folder, path);
    const place = posix.join('docs', own, placeIn(plugin), path);
    if (included.has(path))
      found.pages.push(readPage({ root, plugin, path, file, language: own, left: found.left }));
    else if (!isPageFile(path) && isAsset(path)) found.files.push({ from: file, to: place });
    else if (isPageFile(path) && /(?:^|\/)_/.test(path)) found.files.push({ from: file, to: place });
    else if (plugin.kind === 'pages' && /\.[jt]sx?$/.test(path) && !/(?:^|\/)_/.test(path))
      found.left.push(componentPage(file));
  }
}

const isAsset = (path: string) => !/\.(?:[jt]sx?|css|scss|ya?ml|json)$/.test(path);

const translatedFolder = ({ kind, id }: ContentPlugin, language: string): string => {
  const own = `i18n/${language}/docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
  return kind === 'docs' ? `${own}/current` : own;
};

/** Where its pages stand in the new folder of pages. */
const placeIn = ({ kind, route }: ContentPlugin) => (kind === 'blog' && route === '' ? 'blog' : route);

const componentPage = (file: string): Left => ({
  severity: 'error',
  what: 'Pages that are React components, in src/pages',
  todo: 'Write them as .mdx or Markdown pages with components.',
  file,
});

async function includedPages(
  root: string,
  folder: string,
  { options }: ContentPlugin,
): Promise<ReadonlySet<string>> {
  const include = textsOf(options.include);
  const exclude = textsOf(options.exclude);
  const ignore =
    exclude.length > 0 ? exclude : ['**/_*.{md,mdx}', '**/_*/**', '**/*.test.*', '**/__tests__/**'];
  const found = await glob(include.length > 0 ? include : ['**/*.{md,mdx}'], {
    cwd: join(root, folder),
    ignore: [...ignore, '**/node_modules/**'],
    followSymbolicLinks: false,
  });
  return new Set(found.filter(isPageFile));
}

interface PageInput {
  root: string;
  plugin: ContentPlugin;
  path: string;
  file: string;
  language: string;
  left: Left[];
}

function readPage({ root, plugin, path, file, language, left }: PageInput): ReadPage {
  const { text, problems } = decodeUtf8(readFileSync(join(root, file)), file);
  for (const { message, hint = '', line } of problems)
    left.push({ severity: 'error', what: message, todo: hint, file, line });
  const page = readFields(text);
  if (page.fault)
    left.push({
      severity: 'error',
      what: `The frontmatter is not valid YAML: ${page.fault}`,
      todo: 'Fix it; the page stays as it is.',
      file,
      line: 1,
    });
  const { address, day, doc } = placeOf(plugin, path, page);
  const full = posix.join('/', language, address);
  return {
    ...page,
    plugin,
    path,
    file,
    source: text,
    language,
    address: full,
    ...(day && { day }),
    ...(doc && { doc: { ...doc, address: full } }),
  };
}

function placeOf(
  plugin: ContentPlugin,
  path: string,
  page: FieldsAndBody,
): { address: string; day?: string; doc?: SidebarDoc } {
  const { kind, route } = plugin;
  if (kind === 'pages') return { address: textOf(page.fields.slug) ?? pagePlace(path, route) };
  if (kind === 'blog') return postPlace(path, page.fields, route);
  const place = docPlace(path, page.fields, route);
  const { sidebar_position: position } = page.fields;
  const doc: SidebarDoc = {
    id: place.id,
    path,
    address: place.address,
    label:
      textOf(page.fields.sidebar_label) ??
      textOf(page.fields.title) ??
      headingOf(page.body) ??
      place.id.split('/').at(-1) ??
      '',
    position: typeof position === 'number' ? position : place.position,
    isHidden: page.fields.unlisted === true || page.fields.draft === true,
  };
  return { address: place.address, doc };
}

function headingOf(body: string): string | undefined {
  const heading = pageLines(body).find(({ text, isCode }) => !isCode && /^# +\S/.test(text))?.text;
  return heading?.replace(/^# +|\s*\{#[^{}]*\}\s*$/g, '').replace(/[*_`]/g, '');
}

interface SidebarsResult {
  items: Record<string, readonly SidebarItem[]>;
  left: Left[];
  redirects: Record<string, string>;
  /** The first page of each sidebar. */
  first: ReadonlyMap<string, string>;
  /** The path under which the sidebar of a page stands, if it is not the first one. */
  sidebarOf(doc: SidebarDoc): string | undefined;
}

/** The sidebars of all folders of docs, in the main language. */
async function readSidebars(
  root: string,
  { content }: Plugins,
  pages: readonly ReadPage[],
): Promise<SidebarsResult> {
  const items: Record<string, readonly SidebarItem[]> = {};
  const places = new Map<string, string>();
  const first = new Map<string, string>();
  const result = { left: [] as Left[], redirects: {} as Record<string, string> };
  for (const plugin of content.filter(({ kind }) => kind === 'docs')) {
    const docs = pages.flatMap((page) =>
      page.plugin === plugin && page.language === '' && page.doc ? [page.doc] : [],
    );
    const file = textOf(plugin.options.sidebarPath)?.replace(/^\.\//, '') ?? '';
    const written =
      file && existsSync(join(root, file)) ? await sidebarModule(root, file, result.left) : GENERATED;
    for (const [name, list] of entriesOf(written)) {
      const read = readSidebar(list, {
        docs,
        categories: categoriesOf(root, plugin),
        route: plugin.route,
        file: file || plugin.path,
      });
      const place =
        Object.keys(items).length === 0 ? '/' : `/${plugin.id === 'default' ? '' : `${plugin.id}-`}${name}/`;
      items[place] = read.items;
      for (const id of read.ids) places.set(`${plugin.id} ${id}`, place);
      const start = firstLink(read.items);
      if (start) first.set(name, start);
      result.left.push(...read.left);
      Object.assign(result.redirects, read.redirects);
    }
  }
  const plugins = new Map(pages.map(({ doc, plugin }) => [doc, plugin.id]));
  return {
    ...result,
    items,
    first,
    sidebarOf: (doc) => {
      const place = places.get(`${plugins.get(doc)} ${doc.id}`);
      return place === '/' ? undefined : place;
    },
  };
}

const GENERATED = { default: [{ type: 'autogenerated', dirName: '.' }] };

async function sidebarModule(root: string, file: string, left: Left[]): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const { value, computed } = await readModule(root, file);
  left.push(...computed.map(computedLeft));
  return value;
}

function firstLink(items: readonly SidebarItem[]): string | undefined {
  for (const { link, items: inner = [] } of items) {
    const found = link ?? firstLink(inner);
    if (found) return found;
  }
  return undefined;
}

function categoriesOf(root: string, { path }: ContentPlugin): ReadonlyMap<string, Options> {
  const folder = join(root, path);
  return new Map(
    findFiles(folder).files.flatMap((file) => {
      if (!/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)) return [];
      const value: unknown = safeYaml(readFileSync(join(folder, file), 'utf8'));
      return isOptions(value) ? [[posix.dirname(file), value] as const] : [];
    }),
  );
}

/** JSON is YAML too. */
function safeYaml(text: string): unknown {
  try {
    return parseYaml(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A path to a page counts from the folder of docs, where there is no such file beside the page. */
function rootFile(
  { plugin, path }: ReadPage,
  href: string,
  byFile: MoveContext['byFile'],
): string | undefined {
  const beside = posix.join(plugin.path, posix.dirname(path), href);
  return byFile.has(beside) ? undefined : byFile.get(posix.join(plugin.path, href));
}

interface MoveContext {
  byAddress: ReadonlySet<string>;
  /** Addresses of pages by their files. */
  byFile: ReadonlyMap<string, string>;
  sidebarOf(doc: SidebarDoc): string | undefined;
  left: Left[];
}

function movedPage(page: ReadPage, { byAddress, byFile, sidebarOf, left }: MoveContext): OldPage {
  const { file, bodyLine, address } = page;
  const findPage = (href: string): string | undefined => {
    if (/^[^./].*\.mdx?$/.test(href) && !/^[a-z][a-z\d+.-]*:/i.test(href))
      return rootFile(page, href, byFile);
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)|\.\w+$/i.test(href)) return undefined;
    const target = posix.join(posix.dirname(address), href).replace(/(.)\/$/, '$1');
    return !href.startsWith('/') && byAddress.has(target) ? target : undefined;
  };
  const { body, isMdx, left: inText } = convertPage(page.body, { file, bodyLine, findPage });
  left.push(...inText);
  const path = isMdx ? page.path : page.path.replace(/\.mdx$/, '.md');
  const sidebar = page.doc && sidebarOf(page.doc);
  const changes = { ...fieldsOf(page.fields, page.day), ...(sidebar && { sidebar }) };
  return {
    from: file,
    to: posix.join(page.language, placeIn(page.plugin), path),
    address,
    text: page.fault ? page.source : withFields(page.source, changes, body),
  };
}

/** `redirects` of plugin-client-redirects. */
function redirectsOf({ redirects }: Plugins): Record<string, string> {
  const list = Array.isArray(redirects.redirects) ? (redirects.redirects as unknown[]) : [];
  return Object.fromEntries(
    list.filter(isOptions).flatMap(({ from, to }) => {
      const target = textOf(to);
      return target ? textsOf(from).map((path) => [path, target]) : [];
    }),
  );
}
