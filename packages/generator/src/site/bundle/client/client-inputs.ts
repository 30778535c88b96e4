import type { SiteEntries } from '../site-entries.ts';
import { CLIENT_MODULE, CODE_STYLE_MODULE, LEAD_ON_SCRIPT } from '../site-modules.ts';

/** The entries of a client build by the name Vite gives their files, apart by what pages call them. */
export interface ClientInputs {
  client: string;
  leadOn: string;
  /** Name of a style sheet to name of its entry. */
  styles: ReadonlyMap<string, string>;
  /** Entries of sheets that every page links. */
  siteStyles: readonly string[];
  /** Id of an island to name of its entry. */
  islands: ReadonlyMap<string, string>;
  /** Name of an entry to its module. */
  modules: Readonly<Record<string, string>>;
}

export interface ClientInputsOptions {
  entries: SiteEntries;
  /** Paths of the island modules by id. */
  islands: ReadonlyMap<string, string>;
  /**
   * Files that the server build has reached outside islands: style sheets that the author's static components import are among
   * them. Those of islands come with the islands.
   */
  modules: ReadonlySet<string>;
}

/** Chooses the entries of the client build. */
export function clientInputs({ entries, islands, modules }: ClientInputsOptions): ClientInputs {
  const styles = Object.entries({ ...entries.themeStyles, code: CODE_STYLE_MODULE });
  const known = new Set(Object.values(entries.themeStyles));
  const imported = [...modules].filter((path) => path.endsWith('.css') && !known.has(path));
  const siteStyles = [...new Set([...entries.styles, ...imported])];
  const islandNames = uniqueNames([...islands.keys()].map(islandName));
  return {
    client: 'client',
    leadOn: 'lead-on',
    styles: new Map(styles.map(([name]) => [name, `style-${name}`])),
    siteStyles: siteStyles.map((_, index) => `site-${index}`),
    islands: new Map([...islands.keys()].map((id, index) => [id, islandNames[index] ?? id])),
    modules: Object.fromEntries([
      ['client', CLIENT_MODULE],
      ['lead-on', LEAD_ON_SCRIPT],
      ...styles.map(([name, path]) => [`style-${name}`, path]),
      ...siteStyles.map((path, index) => [`site-${index}`, path]),
      ...[...islands.values()].map((path, index) => [islandNames[index], path]),
    ]),
  };
}

/** `@bifolio/theme/dist/blocks/tabs/island.js` is `island-tabs-island`. */
const islandName = (id: string) =>
  [
    'island',
    ...id
      .replace(/\.[jt]sx?$/, '')
      .split('/')
      .slice(-2),
  ]
    .join('-')
    .replace(/[^\w-]/g, '');

const uniqueNames = (names: readonly string[]) =>
  names.map((name, index) => (names.indexOf(name) === index ? name : `${name}-${index}`));
