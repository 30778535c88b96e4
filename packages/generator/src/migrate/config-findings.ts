import type { Finding } from './finding.ts';
import type { KnownNames } from './known-names.ts';
import { type OptionRule, ruleFor } from './option-rules.ts';
import type { WrittenConfig, WrittenOption } from './written-options.ts';

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

type Told = Pick<Finding, 'kind' | 'severity' | 'what' | 'todo'>;

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

/** Options of one language follow the rules of all: `locales.zh.title`, `theme.locales./en/.navbar`. */
function withoutLocale(written: readonly string[]): readonly string[] {
  const at = written.indexOf('locales');
  if (at === -1 || at > 1 || at === written.length - 1) return written;
  return [...written.slice(0, at), ...written.slice(at + 2)];
}

function ruleTold(rule: OptionRule, path: readonly string[], known: KnownNames): Told | undefined {
  const name = path.join('.');
  const isSame = (!rule.to || rule.to === name) && !rule.todo && !rule.lost;
  if (isSame) return undefined;
  const to = rule.to && isKnown(rule.to, known) ? `Write \`${rule.to}\`.` : undefined;
  return {
    kind: 'config',
    severity: rule.lost ? 'lost' : 'change',
    what: `\`${name}\``,
    todo: [to, rule.todo].filter(Boolean).join(' ') || 'Leave it out.',
  };
}

function unknownOption(
  path: readonly string[],
  group: 'site' | 'theme' | 'markdown' | undefined,
  known: KnownNames,
): Told | undefined {
  const key = path.at(-1) ?? '';
  const name = path.join('.');
  if (known.options[group ?? 'site'].has(key)) {
    const to = group === 'theme' || group === 'markdown' ? `${group}.${key}` : key;
    return to === name
      ? undefined
      : { kind: 'config', severity: 'change', what: `\`${name}\``, todo: `Write \`${to}\`.` };
  }
  if (group === 'markdown' && known.blocks.has(kebab(key)))
    return { kind: 'config', severity: 'change', what: `\`${name}\``, todo: 'Leave it out. It is on.' };
  return {
    kind: 'config',
    severity: 'lost',
    what: `\`${name}\``,
    todo: 'Bifolio has no such option.',
  };
}

/** Whether an option that a rule names exists in this version. */
export function isKnown(option: string, { options }: KnownNames): boolean {
  const [first = '', second] = option.split('.');
  if ((first === 'theme' || first === 'markdown') && second) return options[first].has(second);
  return options.site.has(first);
}

function pluginTold({ call, path }: WrittenOption, { options }: WrittenConfig): Told {
  const named = options.find((option) => option.path.join('.') === [...path, 'name'].join('.'))?.literal;
  const name = call ?? (typeof named === 'string' ? named : path.at(-1));
  return {
    kind: 'plugin',
    severity: 'lost',
    what: `The plugin ${name}`,
    todo: 'It does not run here. Look for an option or a block of the same purpose: /guide/markdown/extensions/.',
  };
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
