import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './scripts/write-found.mjs';
import { findChromium } from './scripts/find-chromium.mjs';
import { LongestFirst } from './scripts/longest-first.ts';

/** The template has tests of its own, for `node --test`. */
const never = ['**/dist/**', '**/node_modules/**', 'packages/create/template/**'];
/** Tests of the compiled command. Config and theme of their sites are those that authors run. */
const compiled = ['packages/**/*.cli.test.ts'];
/** Tests that build whole sites: what they leave in a process is theirs alone. */
const commands = [
  'packages/**/*.browser.test.ts',
  'packages/generator/src/{cli/check-agrees,cli/damaged-cache,cli/dev-agrees,site/gate/gate,prebuild-theme,site/shards/shards}.test.ts',
  // Says what KaTeX does before its chemistry is loaded.
  'packages/generator/src/markdown/math/math.test.ts',
];
/** Counting what is reached slows code down too much for tests that limit processor time. */
const timed = process.argv.includes('--coverage') ? ['**/hostile-pages.test.ts'] : [];
const units = [
  'packages/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
  'docs/*.test.ts',
  'docs/{blocks,components,messages,playground,specimen}/**/*.test.{ts,tsx}',
];

/** Packages are imported as they are written. */
const fromSource = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

export default defineConfig({
  test: {
    // Restarts and rebuilds that a test waits for take as long as the machine needs.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: 'scripts/own-temporary-folder.ts',
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The packages as they are bundled for Node are imported as Node would.
    server: { deps: { external: [/\/packages\/\w+\/node\//] } },
    // Many tests wait for a watcher or a process that they started: one worker more has what they leave idle.
    maxWorkers: availableParallelism() + 1,
    // Tests that read the documentation need no pages of its exports, for which TypeScript takes seconds.
    env: { CHROMIUM_PATH: findChromium() ?? '', DOCS_REFERENCE: 'off' },
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/fixtures/**', '**/*.d.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'test-results/coverage',
      reportOnFailure: true,
    },
    projects: [
      // Files of a worker share what they import: Markdown, highlighter and compiler take longer to load than most of these tests.
      {
        extends: true,
        ...fromSource,
        test: {
          name: 'units',
          include: units,
          exclude: [...compiled, ...commands, ...timed, ...never],
          isolate: false,
        },
      },
      { extends: true, ...fromSource, test: { name: 'commands', include: commands, exclude: never } },
      { extends: true, test: { name: 'compiled', include: compiled, exclude: never } },
    ],
  },
});
