import type { KnownNames } from '../old-site/known-names.ts';
import type { Finding } from './finding.ts';

/** What the home pages of a site are made of where it comes from. */
export interface HomeRules {
  /** Types of blocks that carry over; any other name is a component of the site. */
  blocks: readonly string[];
}

/** Blocks of a home page's `config` that will not show. `lines` are those of the file. */
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
    const { type } = (block ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof type !== 'string') return [];
    const place = find('type', type);
    if (rules.blocks.includes(type) || known.components.has(type)) return [];
    const todo = `Write it for React as components/${type}.tsx.`;
    return [finding(`The home block "${type}"`, todo, 'lost', place)];
  });
}

/** A hero with two lines below its name, in the order of VitePress. */
export function heroFindings(
  { file, frontmatter }: { file: string; frontmatter: Readonly<Record<string, unknown>> },
  lines: readonly string[],
): Finding[] {
  const { text, tagline } = (frontmatter.hero ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof tagline !== 'string') return [];
  const line = lines.findIndex((written) => /^\s+tagline:/.test(written)) + 1;
  const todo = 'Swap them: here `tagline` is the large line below the name, and `text` the small one.';
  const what = '`text` and `tagline` of a hero';
  return [finding(what, todo, 'change', { file, ...(line > 0 && { line }) })];
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
