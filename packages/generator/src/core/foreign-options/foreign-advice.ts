import { type OptionRule, withoutLocale } from './option-rules.ts';
import { PLUME_OPTIONS } from './plume-options.ts';
import { VITEPRESS_OPTIONS } from './vitepress-options.ts';

/** What to write instead of an option that is one of VitePress or Plume, in whatever case; `undefined` for others. */
export function foreignAdvice(written: readonly string[]): string | undefined {
  const [first = '', ...rest] = withoutLocale(written);
  const rule =
    ruleOf(PLUME_OPTIONS, [first, ...rest]) ??
    // Plume has them in its theme, and a moved config where ours stand.
    (first === 'markdown' ? ruleOf(PLUME_OPTIONS, ['theme', first, ...rest]) : undefined) ??
    ruleOf(VITEPRESS_OPTIONS, [first === 'theme' ? 'themeConfig' : first, ...rest]);
  return [rule?.to && `Write \`${rule.to}\`.`, rule?.todo].filter(Boolean).join(' ') || undefined;
}

function ruleOf(rules: readonly OptionRule[], path: readonly string[]): OptionRule | undefined {
  const name = path.join('.').toLowerCase();
  return rules.find(({ option }) => option.toLowerCase() === name);
}
