/** The languages that readers can run. */
export const LANGUAGES = ['go', 'kotlin', 'rust', 'python'] as const;

export type ReplLanguage = (typeof LANGUAGES)[number];

const ALIASES: Readonly<Record<string, ReplLanguage>> = { kt: 'kotlin', rs: 'rust', py: 'python' };

/** Every name that a language goes by. */
export const LANGUAGE_NAMES: readonly string[] = [...LANGUAGES, ...Object.keys(ALIASES)];

/** The language of this name; `undefined` when there is none. */
export function languageOf(name: unknown): ReplLanguage | undefined {
  return LANGUAGES.find((one) => one === name) ?? ALIASES[String(name)];
}
