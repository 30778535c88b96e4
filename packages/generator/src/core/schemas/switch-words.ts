import { nearest } from '../errors/nearest.ts';

/** Words that YAML once read as true and false. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['no', false],
  ['off', false],
  ['false', false],
  ['yes', true],
  ['on', true],
  ['true', true],
]);

/** What a text like `no` or `'true'` was meant to switch; `undefined` for other values. */
export const meantSwitch = (value: unknown): boolean | undefined =>
  typeof value === 'string' ? WORDS.get(value.toLowerCase()) : undefined;

/** What `flase` or `ture` was meant to switch: the same letters in another order, or one too few or too many. */
export const misspeltSwitch = (value: unknown): boolean | undefined =>
  typeof value === 'string' ? [true, false].find((meant) => isMisspelt(value, String(meant))) : undefined;

const isMisspelt = (written: string, meant: string): boolean =>
  sorted(written) === sorted(meant) ||
  (Math.abs(written.length - meant.length) === 1 && nearest(written, [meant]) === meant);

const sorted = (word: string) => [...word].sort().join('');
