// Every check of the project, in one go: `npm test`. Needs Node 20 and nothing else. `npm test -- --shard=1/3` runs a third of the
// unit and of the browser tests, for a machine among three.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileForNode, finishPackages } from './compile-packages.mjs';
import { findChromium } from './find-chromium.mjs';
import { installPackages } from './install.mjs';
import { installChromium } from './install-chromium.mjs';
import { installOtherBrowsers } from './other-browsers.mjs';
import { root } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { bold, describeResult, runStep } from './steps.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const reportsFolder = join(root, 'test-results', 'reports');
const unitReport = join(reportsFolder, 'unit.json');
const browserReport = join(reportsFolder, 'browser.json');
const shard = process.argv.filter((arg) => arg.startsWith('--shard='));
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));

/** @typedef {import('./test-reports.mjs').TestReport} TestReport */
/** @typedef {import('./steps.mjs').Step & { tests?: () => TestReport }} Step */
/** Steps of a list run side by side: each of them leaves a core idle, or waits for the network. @type {(Step | Step[])[]} */
const plan = [
  { title: 'Install', run: installPackages },
  [
    { title: 'Chromium', needs: 'Install', run: installChromium },
    { title: 'Compile and check types', needs: 'Install', run: compileAndCheck },
  ],
  [
    { title: 'Firefox and WebKit', needs: 'Install', run: installOtherBrowsers },
    { title: 'Lint', needs: 'Install', run: () => runCommand('biome', ['ci', '.']) },
  ],
  { title: 'Unit tests', needs: 'Install', run: runUnitTests, tests: () => readVitestReport(unitReport) },
  [
    {
      title: 'Build the site',
      needs: 'Compile and check types',
      run: () => runCommand('bifolio', ['build', 'docs', '--strict']),
    },
    // On GitHub, a job of its own builds both.
    ...(shard.length > 0
      ? []
      : [{ title: 'Documentation in two versions', needs: 'Compile and check types', run: serveVersions }]),
  ],
  [
    { title: 'Size budgets', needs: 'Build the site', run: () => runCommand('size-limit', []) },
    {
      title: 'Browser tests',
      needs: 'Build the site',
      run: runBrowserTests,
      tests: () => readPlaywrightReport(browserReport),
    },
  ],
];
const steps = plan.flat();

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
/** @type {import("./steps.mjs").StepResult[]} */
const results = [];
for (const step of plan) {
  results.push(...(await Promise.all([step].flat().map(runUnlessMissing))));
  if (stopped) process.exit(130);
}

console.log(`\n${bold('Summary')}`);
for (const result of results) console.log(describeResult(result));
const reports = steps.map(readTests);
for (const line of reports.flatMap(({ secondTries }) => secondTries))
  console.log(`! passed on its second try only: ${line}`);
for (const line of reports.flatMap(({ notRun }) => notRun)) console.log(`- not run: ${line}`);
for (const line of reports.flatMap(({ failures }) => failures)) console.log(`✗ ${line}`);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce(
  (sum, { failures }, index) => sum + Math.max(failures.length, badStep(index)),
  0,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** The bundles of packages are made on one core, types are checked on the other. */
async function compileAndCheck() {
  await compileForNode();
  await Promise.all([finishPackages(), checkTypes()]);
}

async function checkTypes() {
  await runCommand('tsc', ['-p', 'packages/generator/tsconfig.tests.json']);
  await runCommand('tsc', ['-p', 'tsconfig.tools.json']);
}

function runUnitTests() {
  return runCommand('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...shard,
  ]);
}

/** Builds the earlier version from a clone of one commit, and looks at it beside today's. */
function serveVersions() {
  return runCommand('npm', ['run', '--silent', 'build:versions', '--', '--serve']);
}

/** As on a CI machine wherever it runs: a second try, which the summary names, and no server that happens to be there. */
function runBrowserTests() {
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...shard];
  return runCommand('playwright', args, {
    env: { CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, CHROMIUM_PATH: findChromium() ?? '' },
  });
}

/** @param {Step} step @returns {Promise<import('./steps.mjs').StepResult>} */
async function runUnlessMissing(step) {
  const isMissing = results.some(({ title, outcome }) => title === step.needs && outcome !== 'ok');
  return isMissing ? notRun(step) : runStep(step, `${steps.indexOf(step) + 1}/${steps.length}`);
}

/** @param {import('./steps.mjs').Step} step @returns {import('./steps.mjs').StepResult} */
function notRun({ title, needs }) {
  return { title, outcome: 'not run', note: `needs "${needs}"`, seconds: 0 };
}

/** A step that is no test run, or whose report is missing, counts as one failure when it fails. @param {number} index */
function badStep(index) {
  return results[index]?.outcome === 'ok' ? 0 : 1;
}

/** Nothing where the run has left no report. @param {(typeof steps)[number]} step @returns {TestReport} */
function readTests({ tests }) {
  const none = { passed: 0, failures: [], secondTries: [], notRun: [] };
  try {
    return tests?.() ?? none;
  } catch {
    return none;
  }
}
