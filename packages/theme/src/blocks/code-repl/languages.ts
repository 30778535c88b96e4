/** The languages that readers can run. */
export const REPL_LANGUAGES = ['go', 'kotlin', 'rust', 'python'] as const;

export type ReplLanguage = (typeof REPL_LANGUAGES)[number];

const ALIASES: Readonly<Record<string, ReplLanguage>> = { kt: 'kotlin', rs: 'rust', py: 'python' };

/** Every name that a language goes by. */
export const LANGUAGE_NAMES: readonly string[] = [...REPL_LANGUAGES, ...Object.keys(ALIASES)];

/** The language of this name; `undefined` when there is none. */
export function languageOf(name: unknown): ReplLanguage | undefined {
  return REPL_LANGUAGES.find((one) => one === name) ?? ALIASES[String(name)];
}
