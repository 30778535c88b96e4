// Every check of the project, in one go: `npm test`. Needs Node 20 and nothing else.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compilePackages } from './compile-packages.mjs';
import { findChromium } from './find-chromium.mjs';
import { installPackages } from './install.mjs';
import { installChromium } from './install-chromium.mjs';
import { root } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { bold, describeResult, runStep } from './steps.mjs';
import { playwrightCounts, secondTries, vitestCounts } from './test-counts.mjs';

const reports = join(root, 'test-results', 'reports');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));

/** @type {(import('./steps.mjs').Step & { counts?: () => import('./test-counts.mjs').Counts })[]} */
const steps = [
  { title: 'Install', run: installPackages },
  { title: 'Chromium', needs: 'Install', run: installChromium },
  { title: 'Compile and check types', needs: 'Install', run: checkTypes },
  { title: 'Lint', needs: 'Install', run: () => runCommand('biome', ['ci', '.']) },
  { title: 'Unit tests', needs: 'Install', run: runUnitTests, counts: () => vitestCounts(unitReport) },
  {
    title: 'Build the site',
    needs: 'Compile and check types',
    run: () => runCommand('bifolio', ['build', 'docs', '--strict']),
  },
  { title: 'Size budgets', needs: 'Build the site', run: () => runCommand('size-limit', []) },
  {
    title: 'Browser tests',
    needs: 'Build the site',
    run: runBrowserTests,
    counts: () => playwrightCounts(browserReport),
  },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** @type {import("./steps.mjs").StepResult[]} */
const results = [];
for (const [index, step] of steps.entries()) {
  const missing = results.some(({ title, outcome }) => title === step.needs && outcome !== 'ok');
  results.push(missing ? notRun(step) : await runStep(step, `${index + 1}/${steps.length}`));
  if (stopped) process.exit(130);
}

console.log(`\n${bold('Summary')}`);
for (const result of results) console.log(describeResult(result));
for (const name of flakyTests()) console.log(`! passed on its second try only: ${name}`);
const { passed, failed } = sumCounts();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function checkTypes() {
  await compilePackages();
  await runCommand('tsc', ['-p', 'tsconfig.tools.json']);
}

function runUnitTests() {
  return runCommand('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
}

/** As on a CI machine wherever it runs: a second try, which the summary names, and no server that happens to be there. */
function runBrowserTests() {
  return runCommand('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, CHROMIUM_PATH: findChromium() ?? '' },
  });
}

/** @param {import('./steps.mjs').Step} step @returns {import('./steps.mjs').StepResult} */
function notRun({ title, needs }) {
  return { title, outcome: 'not run', note: `needs "${needs}"`, seconds: 0 };
}

/** Tests of both runners; a step that is no test run, or whose report is missing, counts as one when it fails. */
function sumCounts() {
  const counts = steps.map((step, index) => {
    const bad = results[index]?.outcome === 'ok' ? 0 : 1;
    const tests = readCounts(step);
    return { passed: tests.passed, failed: Math.max(tests.failed, bad) };
  });
  return counts.reduce((sum, next) => ({
    passed: sum.passed + next.passed,
    failed: sum.failed + next.failed,
  }));
}

/** None when the run has left no report. */
function flakyTests() {
  try {
    return secondTries(browserReport);
  } catch {
    return [];
  }
}

/** @param {(typeof steps)[number]} step */
function readCounts({ counts }) {
  try {
    return counts?.() ?? { passed: 0, failed: 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
