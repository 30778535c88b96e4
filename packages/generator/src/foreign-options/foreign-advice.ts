import { type OptionRule, ruleFor, withoutLocale } from './option-rules.ts';
import { PLUME_OPTIONS } from './plume-options.ts';
import { VITEPRESS_OPTIONS } from './vitepress-options.ts';

/** What to write instead of an option that is one of VitePress or Plume; `undefined` for others. */
export function foreignAdvice(written: readonly string[]): string | undefined {
  const path = withoutLocale(written);
  const rule =
    exactRule(PLUME_OPTIONS, path) ??
    exactRule(VITEPRESS_OPTIONS, path) ??
    (path[0] === 'theme' ? exactRule(VITEPRESS_OPTIONS, ['themeConfig', ...path.slice(1)]) : undefined);
  return [rule?.to && `Write \`${rule.to}\`.`, rule?.todo].filter(Boolean).join(' ') || undefined;
}

function exactRule(rules: readonly OptionRule[], path: readonly string[]): OptionRule | undefined {
  const match = ruleFor(rules, path);
  return match?.depth === path.length ? match.rule : undefined;
}
