/**
 * The order in which rooms of the generator may import: each from those before it, never from those after. A room is a folder of an
 * area (`core/errors`), or a file that stands beside such folders. Between areas the compiler holds the same arrows: an area sees
 * those that its `tsconfig.json` references, and no other.
 */
const rooms: readonly (readonly string[])[] = [
  ['core/own-files.ts'],
  ['core/errors', 'core/foreign-options', 'core/html', 'core/memory', 'core/programs', 'core/text'],
  ['core/clock', 'core/files', 'core/needs', 'core/schemas', 'core/version.ts'],
  ['core/cache', 'core/http', 'core/ledger', 'core/log'],
  ['core/contracts', 'core/store'],
  ['core/frontmatter', 'core/routing'],
  ['locks'],
  ['markdown'],
  ['browser/icons', 'browser/islands'],
  ['browser/locks'],
  ['browser/navigation', 'browser/search'],
  ['client.ts'],
  ['site/blocks', 'site/feeds', 'site/git', 'site/host-limits', 'site/icons', 'site/machine', 'site/modules'],
  ['site/compare', 'site/drawing', 'site/search'],
  ['site/config'],
  ['site/content', 'site/preview'],
  ['site/collections', 'site/images'],
  ['site/faces', 'site/graph', 'site/replace-assets'],
  ['site/extensions', 'site/translations'],
  ['site/generated', 'site/render'],
  ['site/bundle'],
  ['site/sources'],
  ['site/gate', 'site/read'],
  ['site/beside'],
  ['site/build'],
  ['site/dev', 'site/shards', 'site/versions'],
  ['check'],
  ['render-markdown.ts', 'prebuild-theme.ts'],
  ['api.ts'],
  [
    'index.ts',
    'server.ts',
    'runtime.ts',
    'hot.ts',
    'markdown.ts',
    'search.ts',
    'testing.ts',
    'machine.ts',
    'in-browser.ts',
  ],
  ['cli'],
];

/** Areas whose rooms work so closely together that they have no order. */
const whole = new Set(['locks', 'markdown', 'check', 'cli']);

/** The room of a file, given relative to `packages/generator/src`. */
export function roomOf(file: string): string {
  const [area = '', room] = file.split('/');
  return room === undefined || whole.has(area) ? area : `${area}/${room}`;
}

/** The place of a file's room in that order; -1 when it has none. */
export const layerOf = (file: string): number => rooms.findIndex((names) => names.includes(roomOf(file)));
