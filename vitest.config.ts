import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.mjs';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Restarts and rebuilds that a test waits for take as long as the machine needs.
    expect: { poll: { timeout: 10_000 } },
    include: [
      'packages/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'docs/*.test.ts',
      'docs/{blocks,components}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/dist/**', '**/node_modules/**'],
    globalSetup: 'scripts/own-temporary-folder.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The packages as they are bundled for Node are imported as Node would.
    server: { deps: { external: [/\/packages\/\w+\/node\//] } },
    // Many tests wait for a process that they started, so no core is left to Vitest itself.
    maxWorkers: availableParallelism(),
    env: { CHROMIUM_PATH: findChromium() ?? '' },
  },
});
