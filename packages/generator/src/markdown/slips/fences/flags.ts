/** What may be switched for one block of code. */
export const SWITCHES = [
  'line-numbers',
  'collapsed-lines',
  'whitespace',
  'v-pre',
  'colorized-brackets',
  'render-indent-guides',
  'prompts',
];

/** Everything that may be written behind a colon. */
export const FLAGS = [...SWITCHES, ...SWITCHES.map((name) => `no-${name}`), 'active'];
