import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/**
 * What a run of tests has come to: how many passed, a line about each that failed (its file, name and the first
 * lines of why), one about each that passed on its second try only, and why tests were not run.
 * @typedef {{ passed: number, failures: string[], secondTries: string[], notRun: string[] }} TestReport
 */

/** Lines of a failure that are repeated: the rest is in the output above. */
const REASON_LINES = 4;

/**
 * Reads Vitest's JSON report. A file that could not be loaded is one failure.
 * @param {string} file @returns {TestReport}
 */
export function readVitestReport(file) {
  /** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test */
  /** @type {{ name: string, status: string, message: string, assertionResults: Test[] }[]} */
  const files = JSON.parse(readFileSync(file, 'utf8')).testResults;
  const outcomes = files.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0)
      return [{ line: describe(path, 'could not be loaded', message), passed: false, errors: 1 }];
    return assertionResults.map(({ fullName, status, failureMessages }) => ({
      line: describe(path, fullName, failureMessages[0]),
      passed: status === 'passed',
      errors: status === 'failed' ? 1 : failureMessages.length,
    }));
  });
  return report(outcomes);
}

/**
 * Reads Playwright's JSON report. An error outside of tests is a failure.
 * @param {string} file @returns {TestReport}
 */
export function readPlaywrightReport(file) {
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const outside = errors.map((/** @type {{ message?: string }} */ { message }) => ({
    line: describe('outside of tests', '', message),
    passed: false,
    errors: 1,
  }));
  return report([...suites.flatMap(specsOf).flatMap(outcomesOf), ...outside]);
}

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: string, projectName: string, annotations: Annotation[], results: { error?: { message?: string } }[] }} BrowserTest
 * @typedef {{ title: string, file: string, tests: BrowserTest[] }} Spec
 * @param {{ specs?: Spec[], suites?: [] }} suite @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {Spec} spec @returns {Outcome[]} */
function outcomesOf({ title, file, tests }) {
  return tests.map(({ status, projectName, annotations, results }) => {
    const failed = results.find(({ error }) => error);
    return {
      line: describe(`[${projectName}] ${file}`, title, failed?.error?.message),
      passed: status === 'expected' || status === 'flaky',
      errors: status === 'unexpected' || status === 'flaky' ? 1 : 0,
      leftOut: annotations.find(({ type }) => type === 'skip')?.description,
    };
  });
}

/**
 * A test that neither passed nor has errors was left out; `leftOut` is why, in a browser test.
 * @typedef {{ line: string, passed: boolean, errors: number, leftOut?: string }} Outcome
 * @param {Outcome[]} outcomes @returns {TestReport}
 */
function report(outcomes) {
  const passed = outcomes.filter((outcome) => outcome.passed);
  const failed = outcomes.filter((outcome) => !outcome.passed && outcome.errors > 0);
  return {
    passed: passed.length,
    failures: failed.map(({ line }) => line),
    secondTries: passed.filter(({ errors }) => errors > 0).map(({ line }) => line),
    notRun: [...new Set(outcomes.flatMap(({ leftOut = [] }) => leftOut))],
  };
}

/** @param {string} place @param {string} title @param {string} [message] */
function describe(place, title, message = '') {
  const why = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, REASON_LINES);
  return [[place, title].filter(Boolean).join(': '), ...why].join('\n    ');
}
