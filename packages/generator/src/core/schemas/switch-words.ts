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
