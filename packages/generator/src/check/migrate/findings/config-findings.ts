import { type OptionRule, ruleFor, withoutLocale } from '../../../core/foreign-options/option-rules.ts';
import type { KnownNames } from '../old-site/known-names.ts';
import type { WrittenConfig, WrittenOption } from '../old-site/written-options.ts';
import { pluginTold, ruleTold, type Told, unknownOption } from '../option-fate.ts';
import type { Finding } from './finding.ts';

/** What becomes of each option that a config names. No findings are options of the same name in the same place, and what is off. */
export function configFindings(
  config: WrittenConfig,
  rules: readonly OptionRule[],
  known: KnownNames,
): Finding[] {
  const told = config.options.flatMap((option): Finding[] => {
    const finding = optionFinding(option, config, rules, known);
    return finding ? [{ ...placeOf(option), ...finding }] : [];
  });
  const unread = config.unread
    .filter(({ path }) => holdsOptions(path, rules))
    .map(
      (place): Finding => ({
        kind: 'unread',
        severity: 'change',
        what: `\`${place.source}\``,
        todo: 'It is computed, or comes from a package. Configs are read, not run: look at it yourself.',
        ...placeOf(place),
      }),
    );
  return distinct([...told, ...unread]);
}

const placeOf = ({ file, line, column }: Pick<WrittenOption, 'file' | 'line' | 'column'>) => ({
  file,
  line,
  column,
});

/** Whether what stands at a path are options that rules look at, rather than one option's value. */
function holdsOptions(written: readonly string[], rules: readonly OptionRule[]): boolean {
  const path = withoutLocale(written);
  const match = ruleFor(rules, path);
  return (
    path.length === 0 || path.at(-1) === 'locales' || (match?.depth === path.length && !!match.rule.group)
  );
}

/** What several locales share is written once. */
const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [[one.file, one.line, one.column, one.what].join('\0'), one])).values(),
];

function optionFinding(
  option: WrittenOption,
  config: WrittenConfig,
  rules: readonly OptionRule[],
  known: KnownNames,
): Told | undefined {
  const told = becomes(option, config, rules, known);
  return told?.severity === 'lost' && option.literal === false ? undefined : told;
}

function becomes(
  option: WrittenOption,
  config: WrittenConfig,
  rules: readonly OptionRule[],
  known: KnownNames,
): Told | undefined {
  const path = withoutLocale(option.path);
  if (path.length === 0) return undefined;
  const match = ruleFor(rules, path);
  if (!match) return path.length === 1 ? unknownOption(path, undefined, known) : undefined;
  const { rule, depth } = match;
  if (depth === path.length) return rule.group ? undefined : ruleTold(rule, path, known);
  if (depth !== path.length - 1 || !rule.group) return undefined;
  return rule.group === 'plugins' ? pluginTold(option, config) : unknownOption(path, rule.group, known);
}
