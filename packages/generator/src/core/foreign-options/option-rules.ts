/** What becomes of an option of another generator. Without anything but `option`, it has the same name here. */
export interface OptionRule {
  /**
   * Keys from the top, joined by dots; `*` stands for any one key. What stands below belongs to it. Options of one language
   * (`locales.zh.…`) follow the rules of those at the top.
   */
  option: string;
  /** Our option: `theme.navbar`. */
  to?: string;
  /** What to do, when a name is not enough. */
  todo?: string;
  /** Has no counterpart, so that readers would miss something. */
  lost?: true;
  /** Holds options that are looked at one by one; one that no rule knows has our name if ours has it in this group. */
  group?: 'site' | 'theme' | 'markdown' | 'plugins';
}

/** The rule of an option, or of the nearest one above it that has a rule. `depth` is the number of keys it covers. */
export function ruleFor(
  rules: readonly OptionRule[],
  path: readonly string[],
): { rule: OptionRule; depth: number } | undefined {
  let best: { rule: OptionRule; depth: number } | undefined;
  for (const rule of rules) {
    const keys = rule.option.split('.');
    if (keys.length > path.length || keys.length <= (best?.depth ?? 0)) continue;
    if (keys.every((key, index) => key === '*' || key === path[index])) best = { rule, depth: keys.length };
  }
  return best;
}

/** Options of one language follow the rules of all: `locales.zh.title`, `theme.locales./en/.navbar`. */
export function withoutLocale(written: readonly string[]): readonly string[] {
  const at = written.indexOf('locales');
  if (at === -1 || at > 1 || at === written.length - 1) return written;
  return [...written.slice(0, at), ...written.slice(at + 2)];
}
