import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts of Vitest's JSON report. A file that could not be loaded counts as one failure.
 * @param {string} file @returns {Counts}
 */
export function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/**
 * Counts of Playwright's JSON report. A test that passed on its second try counts as passed.
 * @param {string} file @returns {Counts}
 */
export function playwrightCounts(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Browser tests that passed on their second try only, each with its project and file.
 * @param {string} file @returns {string[]}
 */
export function secondTries(file) {
  return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(flakyOf);
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string }[] }} Spec
 * @param {{ specs?: Spec[], suites?: [] }} suite @returns {string[]}
 */
function flakyOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyOf)];
}
