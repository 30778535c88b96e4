import type { OptionRule } from '../../core/foreign-options/option-rules.ts';
import type { Finding } from './findings/finding.ts';
import type { KnownNames } from './old-site/known-names.ts';
import type { WrittenConfig, WrittenOption } from './old-site/written-options.ts';

/** What becomes of an option. */
export type Told = Pick<Finding, 'kind' | 'severity' | 'what' | 'todo'>;

/** What a rule says of an option; nothing when it keeps its name. */
export function ruleTold(rule: OptionRule, path: readonly string[], known: KnownNames): Told | undefined {
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

/** An option that no rule knows keeps its name if we have it in that group. */
export function unknownOption(
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

/** A plugin of another generator, by its own name or that of the function that makes it. */
export function pluginTold({ call, path }: WrittenOption, { options }: WrittenConfig): Told {
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
