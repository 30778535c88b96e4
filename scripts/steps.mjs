import { CommandError } from './run-command.mjs';

/**
 * @typedef {{ title: string, run: () => Promise<unknown>, needs?: string }} Step
 * `run` may resolve to a short note for the reader. A step is left out when the step titled `needs` did not succeed.
 * @typedef {{ title: string, outcome: 'ok' | 'failed' | 'not run', note: string, seconds: number }} StepResult
 */

const useColour = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

/** @param {number} code @param {string} text */
const paint = (code, text) => (useColour ? `\u001b[${code}m${text}\u001b[0m` : text);

/** @param {string} text */
export const bold = (text) => paint(1, text);

/**
 * Run one step with a heading before and its outcome after. Never rejects.
 * @param {Step} step @param {string} position such as `2/4`
 * @returns {Promise<StepResult>}
 */
export async function runStep(step, position) {
  console.log(`\n${bold(`[${position}] ${step.title}`)}`);
  const start = performance.now();
  /** @param {StepResult['outcome']} outcome @param {string} note @returns {StepResult} */
  const result = (outcome, note) => ({
    title: step.title,
    outcome,
    note,
    seconds: (performance.now() - start) / 1000,
  });
  try {
    const note = await step.run();
    return report(result('ok', typeof note === 'string' ? note : ''));
  } catch (error) {
    const note =
      error instanceof CommandError ? error.message : String(error instanceof Error ? error.stack : error);
    return report(result('failed', note));
  }
}

/** @param {StepResult} result */
function report(result) {
  console.log(describeResult(result));
  return result;
}

/**
 * One line about a step: mark, title, time, note.
 * @param {StepResult} result
 */
export function describeResult({ title, outcome, note, seconds }) {
  const mark = { ok: paint(32, '✓'), failed: paint(31, '✗'), 'not run': paint(33, '-') }[outcome];
  return `${mark} ${title} (${seconds.toFixed(1)} s)${note ? `: ${note}` : ''}`;
}
