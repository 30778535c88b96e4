import type { Finding } from './finding.ts';
import type { KnownNames } from './known-names.ts';

/** What the blocks of a home page may hold where a site comes from, and what is not there here. */
export interface HomeRules {
  /** Types of blocks that carry over; any other name is a component of the site. */
  blocks: readonly string[];
  /** Names of effects behind a hero that do not exist here. */
  lostEffects: readonly string[];
}

/** Blocks and effects of a home page's `config` that will not show. `lines` are those of the file. */
export function homeFindings(
  page: { file: string; frontmatter: Readonly<Record<string, unknown>> },
  lines: readonly string[],
  rules: HomeRules,
  known: Pick<KnownNames, 'components'>,
): Finding[] {
  const { config } = page.frontmatter;
  if (!Array.isArray(config)) return [];
  let from = 0;
  const find = (key: string, value: string) => {
    const found = lines.findIndex((text, at) => at >= from && says(text, key, value));
    if (found < 0) return { file: page.file };
    from = found;
    return { file: page.file, line: found + 1, column: (lines[found]?.indexOf(key) ?? 0) + 1 };
  };
  return config.flatMap((block: unknown): Finding[] => {
    const { type, effect } = (block ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof type !== 'string') return [];
    const place = find('type', type);
    if (!rules.blocks.includes(type))
      return known.components.has(type)
        ? []
        : [
            finding(
              `The home block "${type}"`,
              `Write it for React as components/${type}.tsx.`,
              'lost',
              place,
            ),
          ];
    if (typeof effect !== 'string' || !rules.lostEffects.includes(effect)) return [];
    const todo = 'tint-plate is shown; `effect` may also be a picture’s address or a CSS gradient.';
    return [finding(`The effect "${effect}"`, todo, 'change', find('effect', effect))];
  });
}

const finding = (
  what: string,
  todo: string,
  severity: Finding['severity'],
  place: Pick<Finding, 'file' | 'line' | 'column'>,
): Finding => ({ kind: 'frontmatter', severity, what, todo, ...place });

/** `type: hero`, `"type": "hero"`, alone on the line or within braces. */
const says = (text: string, key: string, value: string) =>
  [...text.matchAll(/\b(\w+)['"]?\s*:\s*(?:"([^"]*)"|'([^']*)'|([^\s,}]+))/g)].some(
    ([, name, double, single, plain]) => name === key && (double ?? single ?? plain) === value,
  );
