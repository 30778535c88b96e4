import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';

/** A folder of pages. */
export interface ContentPlugin {
  kind: 'docs' | 'blog' | 'pages';
  /** Of several folders of docs. */
  id: string;
  /** Relative to the site, perhaps above it. */
  path: string;
  /** First part of its addresses, without slashes at its ends. */
  route: string;
  options: Options;
}

/** What a config says of plugins. */
export interface Plugins {
  content: ContentPlugin[];
  /** Redirects of plugin-client-redirects. */
  redirects: Options;
  styles: string[];
  /** Names of plugins and themes that are not read. */
  unknown: string[];
}

const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' } as const;
const ROUTES = { docs: 'docs', blog: 'blog', pages: '' } as const;

/** Plugins that need nothing here: what they do is built in. */
const BUILT_IN =
  /(?:^|[/-])(?:theme-(?:classic|common|mermaid|live-codeblock|search-algolia)|plugin-(?:sitemap|ideal-image|svgr|debug|pwa|css-cascade-layers))$/;

/** Finds the folders of pages in presets and plugins. */
export function readPlugins(config: Options): Plugins {
  const found: Plugins = { content: [], redirects: {}, styles: [], unknown: [] };
  for (const preset of listOf(config.presets)) readPreset(named(preset), found);
  for (const plugin of [...listOf(config.plugins), ...listOf(config.themes)])
    readPlugin(named(plugin), found);
  return found;
}

interface Named {
  name: string;
  options: Options;
}

/** `'name'`, or `['name', options]`. */
function named(written: unknown): Named {
  const [name, options] = Array.isArray(written) ? (written as unknown[]) : [written];
  return { name: textOf(name) ?? '', options: isOptions(options) ? options : {} };
}

function readPreset({ name, options }: Named, found: Plugins): void {
  if (!/(?:^|preset-)classic$/.test(name)) {
    if (name) found.unknown.push(name);
    return;
  }
  for (const kind of ['docs', 'blog', 'pages'] as const)
    if (options[kind] !== false)
      found.content.push(content(kind, isOptions(options[kind]) ? options[kind] : {}));
  const theme = isOptions(options.theme) ? options.theme : {};
  for (const style of listOf(theme.customCss)) if (textOf(style)) found.styles.push(String(style));
}

function readPlugin({ name, options }: Named, found: Plugins): void {
  const kind = /content-(docs|blog|pages)$/.exec(name)?.[1] as ContentPlugin['kind'] | undefined;
  if (kind) found.content.push(content(kind, options));
  else if (/client-redirects$/.test(name)) found.redirects = options;
  else if (name && !BUILT_IN.test(name)) found.unknown.push(name);
}

function content(kind: ContentPlugin['kind'], options: Options): ContentPlugin {
  const trimmed = (value: string) => value.replace(/^\.?\/+|\/+$/g, '');
  return {
    kind,
    id: textOf(options.id) ?? 'default',
    path: (textOf(options.path) ?? FOLDERS[kind]).replace(/^\.\/|\/$/g, ''),
    route: trimmed(typeof options.routeBasePath === 'string' ? options.routeBasePath : ROUTES[kind]),
    options,
  };
}
