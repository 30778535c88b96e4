import type { ComponentSheets } from '../module-reach.ts';
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
  /** Name of a component, such as `components/Box`, to entries of the sheets that pages with it link. */
  componentStyles: Readonly<Record<string, readonly string[]>>;
  /** Id of an island to name of its entry. */
  islands: ReadonlyMap<string, string>;
  /** Name of an entry to its module. */
  modules: Readonly<Record<string, string>>;
}

export interface ClientInputsOptions {
  entries: SiteEntries;
  /** Paths of the island modules by id. */
  islands: ReadonlyMap<string, string>;
  /** Style sheets that the server build has reached outside islands, which bring their own. */
  linkedSheets: ReadonlySet<string>;
  componentSheets: ComponentSheets;
}

/** Chooses the entries of the client build. */
export function clientInputs({
  entries,
  islands,
  linkedSheets,
  componentSheets,
}: ClientInputsOptions): ClientInputs {
  const styles = Object.entries({ ...entries.themeStyles, code: CODE_STYLE_MODULE });
  const known = new Set(Object.values(entries.themeStyles));
  const imported = [...linkedSheets].filter((path) => !known.has(path));
  const sheets = [...new Set([...entries.styles, ...imported])];
  const isOfSite = sheetsOfSite(entries.styles, componentSheets);
  const nameOf = (path: string) => `site-${sheets.indexOf(path)}`;
  const islandNames = uniqueNames([...islands.keys()].map(islandName));
  return {
    client: 'client',
    leadOn: 'lead-on',
    styles: new Map(styles.map(([name]) => [name, `style-${name}`])),
    siteStyles: sheets.filter(isOfSite).map(nameOf),
    componentStyles: Object.fromEntries(
      Object.entries(componentSheets).map(([name, paths]) => [
        name,
        paths.filter((path) => sheets.includes(path) && !isOfSite(path)).map(nameOf),
      ]),
    ),
    islands: new Map([...islands.keys()].map((id, index) => [id, islandNames[index] ?? id])),
    modules: Object.fromEntries([
      ['client', CLIENT_MODULE],
      ['lead-on', LEAD_ON_SCRIPT],
      ...styles.map(([name, path]) => [`style-${name}`, path]),
      ...sheets.map((path) => [nameOf(path), path]),
      ...[...islands.values()].map((path, index) => [islandNames[index], path]),
    ]),
  };
}

/** Entries that are added to those of a theme. */
export type AddedInputs = Pick<ClientInputs, 'islands' | 'siteStyles' | 'componentStyles' | 'modules'>;

/** The entries that each site has of its own: its islands and style sheets. */
export function addedInputs(options: ClientInputsOptions): AddedInputs {
  const { islands, siteStyles, componentStyles, modules } = clientInputs(options);
  const names = [...siteStyles, ...Object.values(componentStyles).flat(), ...islands.values()];
  const added = Object.entries(modules).filter(([name]) => names.includes(name));
  return { islands, siteStyles, componentStyles, modules: Object.fromEntries(added) };
}

/** Whether every page links a sheet: the author has named it, or modules besides components import it. */
function sheetsOfSite(named: readonly string[], componentSheets: ComponentSheets) {
  const ofComponents = new Set(Object.values(componentSheets).flat());
  return (path: string) => named.includes(path) || !ofComponents.has(path);
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
