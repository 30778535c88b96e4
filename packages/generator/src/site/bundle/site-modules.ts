import type { Plugin } from 'vite';
import { ownModule } from '../../core/own-files.ts';
import type { SiteEntries } from './site-entries.ts';

/** Import of the modules a server renders with: a default export `SiteModules`. */
export const SERVER_MODULE = 'virtual:bifolio/server';
/** Entry of every page in the browser. */
export const CLIENT_MODULE = 'virtual:bifolio/client';
/** Colours of code, made from the configured themes. */
export const CODE_STYLE_MODULE = 'virtual:bifolio/code.css';

export interface SiteModulesOptions {
  entries: () => SiteEntries;
  /** Style sheet for highlighted code. */
  codeCss: () => Promise<string>;
  /** Whom browsers ask for icons; none: nothing for it is in the client entry. */
  iconHosts: readonly string[];
}

/** Vite plugin: the virtual modules that tie a theme, an author's modules and the generator together. */
export function siteModulesPlugin({ entries, codeCss, iconHosts }: SiteModulesOptions): Plugin {
  /** Address of React Refresh, in dev only. */
  let refresh: string | undefined;
  const load: Record<string, () => string | Promise<string>> = {
    [SERVER_MODULE]: () => serverModule(entries()),
    [CLIENT_MODULE]: () => clientModule(entries(), { refresh, iconHosts }),
    [CODE_STYLE_MODULE]: codeCss,
  };
  return {
    name: 'bifolio:site-modules',
    enforce: 'pre',
    configResolved({ command }) {
      refresh = command === 'serve' ? '/@react-refresh' : undefined; // Vite puts the base before it.
    },
    resolveId: {
      filter: { id: /^virtual:bifolio\// },
      handler: (id) => (nameOf(id) in load ? `\0${nameOf(id)}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:bifolio\// },
      handler(id) {
        const name = nameOf(id.slice(1));
        // Browsers that ask for it would be given all that it imports.
        const isServers = name === SERVER_MODULE && this.environment.config.consumer === 'client';
        return isServers ? undefined : load[name]?.();
      },
    },
  };
}

/** Vite adds queries such as `?direct`. */
const nameOf = (id: string) => id.split('?')[0] ?? id;

/** What the pages of redirects and 404 pages run. */
export const LEAD_ON_SCRIPT = ownModule('browser/navigation/lead-on');

/** The generator's own entry points, by the name that themes and authors import. */
export const ownEntries: Readonly<Record<string, string>> = Object.fromEntries(
  ['client', 'server', 'runtime', 'hot', 'markdown', 'search'].map((name) => [
    `bifolio/${name}`,
    ownModule(name),
  ]),
);

/** Must run before any island does. */
const REFRESH_PREAMBLE = [
  'injectIntoGlobalHook(window);',
  'window.$RefreshReg$ = () => {};',
  'window.$RefreshSig$ = () => (type) => type;',
];

function serverModule(entries: SiteEntries): string {
  const folders = (['components', 'layouts', 'slots'] as const).map((folder) =>
    authorModules(folder, entries[folder]),
  );
  return [
    `import * as theme from ${quote(entries.themeServer)};`,
    `import { createAssets, createRenderer } from 'bifolio/server';`,
    ...folders,
    `const mdx = { ${Object.entries(entries.mdx)
      .map(([file, path]) => `${quote(file)}: () => import(${quote(path)})`)
      .join(', ')} };`,
    'export { createAssets };',
    'export const render = (assets, icons) =>',
    '  createRenderer({ theme, components, layouts, slots, mdx }, assets, icons);',
  ].join('\n');
}

/** Imports of one folder of the author's and an object of them by name. */
function authorModules(folder: string, modules: Readonly<Record<string, string>>): string {
  const entries = Object.entries(modules);
  return [
    ...entries.map(([, path], index) => `import * as ${folder}${index} from ${quote(path)};`),
    `const ${folder} = { ${entries.map(([name], index) => `${quote(name)}: ${folder}${index}`).join(', ')} };`,
  ].join('\n');
}

interface ClientModuleOptions extends Pick<SiteModulesOptions, 'iconHosts'> {
  refresh?: string;
}

function clientModule(entries: SiteEntries, { refresh, iconHosts }: ClientModuleOptions): string {
  return [
    refresh ? `import { injectIntoGlobalHook } from ${quote(refresh)};` : '',
    refresh ? `import { connectHot } from 'bifolio/hot';` : '',
    ...(refresh ? REFRESH_PREAMBLE : []),
    `import { startRuntime } from 'bifolio/runtime';`,
    iconHosts.length > 0 ? `import { defineIconElement } from 'bifolio/runtime';` : '',
    entries.themeClient ? `import ${quote(entries.themeClient)};` : '',
    refresh ? 'startRuntime({ navigation: { prefetch: false } });' : 'startRuntime();',
    iconHosts.length > 0 ? `defineIconElement(${quote(iconHosts)});` : '',
    refresh ? 'connectHot(import.meta.hot);' : '',
  ].join('\n');
}

const quote = (value: unknown) => JSON.stringify(value);
