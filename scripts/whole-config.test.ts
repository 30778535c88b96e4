import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** Files and rooms whose functions take the whole config, by why they do. All others name what they read. */
const known = {
  'read a whole site': ['site/read/read-site.ts', 'cli/translate/open-translations.ts'],
  'read a whole site twice, as it is and as it was': [
    'cli/diff/compare-site.ts',
    'cli/diff/earlier-version.ts',
    'cli/diff/old-site.ts',
    'cli/new/create-version.ts',
  ],
  'build, from entry to pages': [
    'api.ts',
    'prebuild-theme.ts',
    'site/build/build-renderer.ts',
    'site/build/build-site.ts',
    'site/build/check-site.ts',
    'site/build/pages/page-writer.ts',
    'site/build/problems/site-with-errors.ts',
    'site/shards/build-part.ts',
    'site/shards/merge-parts.ts',
  ],
  'serve, from entry to pages': [
    'site/dev/current-site.ts',
    'site/dev/dev-server.ts',
    'site/dev/dev-site.ts',
    'site/dev/pages/dev-rendering.ts',
    'site/dev/serve-site.ts',
  ],
  'build other versions of a site, each by a config of its own': ['site/versions/'],
};

test('functions take what they read of the config, not the config', () => {
  const src = join(root, 'packages/generator/src');
  const taking = globSync('**/*.{ts,tsx}', { cwd: src, ignore: ['**/*.test.*', '**/fixtures/**'] }).filter(
    (file) => /\b(?:config|given|today): LoadedConfig\b(?!\[)/.test(readFileSync(join(src, file), 'utf8')),
  );
  const places = Object.values(known).flat();
  expect(taking.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
  expect(places.filter((place) => !taking.some((file) => file.startsWith(place)))).toEqual([]);
});
