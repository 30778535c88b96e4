/**
 * The order in which the generator's folders and files may import: each from those before it, never from those after.
 * A name without a slash is a folder of `packages/generator/src` or a file in it.
 */
const generatorLayers: readonly (readonly string[])[] = [
  ['own-files.ts'],
  ['clock', 'errors', 'html', 'memory', 'programs', 'schemas', 'text', 'version.ts'],
  ['files'],
  ['cache'],
  ['log', 'ledger'],
  ['store'],
  ['contracts'],
  ['foreign-options'],
  ['config'],
  ['needs'],
  ['routing'],
  ['content', 'git'],
  ['blocks'],
  ['collections'],
  ['markdown'],
  ['http'],
  ['mdx'],
  ['graph'],
  ['translations'],
  ['modules'],
  ['images'],
  ['replace-assets'],
  ['icons'],
  ['islands'],
  ['locks'],
  ['search'],
  ['faces'],
  ['extensions'],
  ['generated'],
  ['machine'],
  ['feeds'],
  ['client.ts', 'navigation'],
  ['render'],
  ['bundle'],
  ['site'],
  ['beside'],
  ['diff', 'gate', 'translate'],
  ['host-limits'],
  ['questions'],
  ['build'],
  ['shards'],
  ['preview', 'dev', 'new', 'mcp', 'render-markdown.ts'],
  ['audit'],
  ['migrate', 'prebuild-theme.ts'],
  ['api.ts'],
  ['index.ts', 'server.ts', 'runtime.ts', 'hot.ts', 'markdown.ts', 'search.ts', 'testing.ts', 'machine.ts'],
  ['cli'],
];

const contract = /^theme-contract\.ts$|^(?!cli\/).*\/(?:types|options|page|badge|frontmatter|protocol)\.ts$/;

/**
 * The place of a file (relative to `packages/generator/src`) in `generatorLayers`; -1 when it has none.
 * Options and shared types of a feature count as contracts, which every layer behind them may use.
 */
export function layerOf(file: string): number {
  const name = contract.test(file) ? 'contracts' : (file.split('/')[0] ?? file);
  return generatorLayers.findIndex((names) => names.includes(name));
}
