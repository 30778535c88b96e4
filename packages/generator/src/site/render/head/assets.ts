/** An island's files in the client build. */
export interface IslandAsset {
  src: string;
  /** Chunks its module imports statically. */
  imports: readonly string[];
  /** Style sheets that its module imports. */
  styles: readonly string[];
}

/** Addresses of everything a page may link, ready to be written into HTML. */
export interface Assets {
  /** Changes when a script or style does that all pages share; pages of another build are loaded whole. */
  build: string;
  /** The client entry, a module. */
  client: string;
  /** What the entry imports: fetched together with it. */
  clientImports: readonly string[];
  /** Script of 404 pages and redirects, see `browser/navigation/lead-on.ts`; none where a server leads on. */
  leadOn?: string;
  /** React and what it needs: fetched when a reader comes near an island. */
  react: readonly string[];
  /** Style sheets every page links, in order. */
  siteStyles: readonly string[];
  /** Style sheets of a component of the author or an extension, such as `components/Box`: those that not every page links. */
  componentStyles(name: string): readonly string[];
  /** Address of a named style sheet, `undefined` when the theme has none of that name. */
  style(name: string): string | undefined;
  island(id: string): IslandAsset;
}

/** The client build as plain data, for the bundle cache. */
export interface AssetManifest {
  build: string;
  client: string;
  clientImports: string[];
  leadOn: string;
  react: string[];
  siteStyles: string[];
  componentStyles: Record<string, string[]>;
  styles: Record<string, string>;
  islands: Record<string, IslandAsset>;
  /** Exports what islands share that are bundled alone. No page names it. */
  shared: IslandAsset;
}

/** Answers from the manifest of a finished client build. */
export function createAssets(manifest: AssetManifest): Assets {
  return {
    build: manifest.build,
    client: manifest.client,
    clientImports: manifest.clientImports,
    leadOn: manifest.leadOn,
    react: manifest.react,
    siteStyles: manifest.siteStyles,
    componentStyles: (name) => manifest.componentStyles[name] ?? [],
    style: (name) => manifest.styles[name],
    island(id) {
      const asset = manifest.islands[id];
      if (!asset) throw new Error(`The client build has no island "${id}".`);
      return asset;
    },
  };
}
