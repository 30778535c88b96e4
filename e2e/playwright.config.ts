import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/find-chromium.mjs';
import { root } from '../scripts/paths.mjs';
import { firstPort, serversFor } from './servers.ts';

const ci = Boolean(process.env.CI);
/** What dev makes in its own way: serving scripts, styles and addresses. All else is the same HTML and the same scripts. */
const alsoInDev = [
  '**/appearance.spec.ts',
  '**/containers.spec.ts',
  '**/locales.spec.ts',
  '**/navigation.spec.ts',
  '**/not-found.spec.ts',
  '**/page-parts.spec.ts',
  '**/sidebar.spec.ts',
  '**/tabs.spec.ts',
  '**/titles.spec.ts',
];
const onlyInDev = ['**/islands-in-dev.spec.ts'];
/** Scenarios that build sites of their own. */
const ownSites = [
  '**/pack.spec.ts',
  '**/islands.spec.ts',
  '**/no-config.spec.ts',
  '**/old-addresses.spec.ts',
  '**/base.spec.ts',
  '**/code-blocks.spec.ts',
  '**/search.spec.ts',
  '**/drawn-charts.spec.ts',
  '**/home.spec.ts',
  '**/icons.spec.ts',
  '**/large-sidebar.spec.ts',
  '**/locked-pages.spec.ts',
  '**/long-words.spec.ts',
  '**/environment-in-dev.spec.ts',
  '**/locks-in-dev.spec.ts',
  '**/page-types.spec.ts',
  '**/demos.spec.ts',
  '**/docsearch.spec.ts',
  '**/twoslash.spec.ts',
  '**/formulas.spec.ts',
  '**/blocks.spec.ts',
  '**/embeds.spec.ts',
  '**/extensions.spec.ts',
  '**/openapi.spec.ts',
  '**/charts.spec.ts',
  '**/pdf.spec.ts',
  '**/popups.spec.ts',
  '**/posts.spec.ts',
  '**/rtl.spec.ts',
  '**/runners.spec.ts',
  '**/hero-effects.spec.ts',
  '**/page-extras.spec.ts',
  '**/comments.spec.ts',
  '**/specimen.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalSetup: '../scripts/own-temporary-folder.ts',
  fullyParallel: true,
  forbidOnly: ci,
  retries: ci ? 1 : 0,
  // Tests wait for transitions, delays and servers nearly half of their time: two workers more have what they leave idle.
  workers: availableParallelism() + 2,
  // A busy machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    actionTimeout: 30_000,
    // A trace of every test would take a tenth of the time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  // Whole files that one worker runs come first, short tests last: no worker is left with a long file at the end.
  projects: [
    { name: 'sites', testMatch: ownSites },
    {
      name: 'built',
      testIgnore: [...ownSites, ...onlyInDev],
      use: { baseURL: `http://localhost:${firstPort}` },
    },
    {
      name: 'dev',
      testMatch: [...alsoInDev, ...onlyInDev],
      use: { baseURL: `http://localhost:${firstPort + 1}` },
    },
  ],
  webServer: serversFor(process.argv).map(({ command, port }) => ({
    command,
    cwd: root,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !ci,
    stdout: 'ignore' as const,
    timeout: 120_000,
  })),
});
