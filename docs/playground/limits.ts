import type { Problem } from 'bifolio';
import type { Limit, Said } from './messages.ts';

/** Problems that only tell that the text stands in no project: it has no files, packages and passwords around it. */
const LIMITS: Readonly<Record<string, Limit>> = {
  'include-missing': 'file',
  'include-outside': 'file',
  'playground-image': 'image',
  'playground-icon': 'icon',
  'playground-module': 'chart',
  'locked-part': 'lock',
  'missing-package': 'package',
  'no-list': 'list',
};

/** Problems as the playground shows them, each once. */
export function said(problems: readonly Problem[]): Said[] {
  const all = problems.map(({ severity, code, message, hint, line, column }): Said => {
    const limit = LIMITS[code];
    if (limit) return limitOf(limit, /"([^"]*)"/.exec(message)?.[1], line);
    return { severity, code, message, hint, line, column };
  });
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** Something that the playground cannot do, by its name. */
export const limitOf = (limit: Limit, name?: string, line?: number): Said => ({
  severity: 'warning',
  code: `playground-${limit}`,
  message: name ?? '',
  limit,
  line,
});

/** A fence whose types are to be shown. */
const TYPED = /^\s*(?:`{3,}|~{3,})\s*[a-z]+\b[^\n`]*\btwoslash\b/;

/** What a text asks for and nothing reports: types in code, styles of its own, and hosts that the policy of the preview blocks. */
export function silentLimits(source: string, sources: Readonly<Record<string, readonly string[]>>): Said[] {
  const typed = source.split('\n').findIndex((line) => TYPED.test(line));
  const hosts = Object.values(sources)
    .flat()
    .filter((host) => /^(?:https?|wss?):\/\//.test(host));
  return [
    ...(typed < 0 ? [] : [limitOf('types', undefined, typed + 1)]),
    ...(sources['style-src']?.some((one) => one !== "'self'") ? [limitOf('style')] : []),
    ...[...new Set(hosts)].map((host) => limitOf('host', host.replace(/^\w+:\/\//, ''))),
  ];
}
