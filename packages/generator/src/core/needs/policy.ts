import type { Sources } from './types.ts';

/** Directive name to its sources. */
export type CspDirectives = Readonly<Record<string, string>>;

/**
 * The policy under which pages with these needs work, and no other script runs, for a header or a `<meta>`. `overrides` replace directives and add new ones;
 * what the pages need is added to theirs too, unless they forbid everything.
 */
export function contentSecurityPolicy(
  needed: Sources,
  overrides: CspDirectives = {},
  place: 'header' | 'meta' = 'header',
): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    ...overrides,
  };
  for (const [name, sources] of Object.entries(needed)) allow(directives, name, sources);
  return Object.entries(directives)
    .filter(([name]) => place === 'header' || !HEADER_ONLY.has(name))
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');
}

/** Browsers ignore these in a `<meta>`, and complain: CSP Level 3, section 3.3. */
const HEADER_ONLY: ReadonlySet<string> = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** Hosts cut headers: some at 2,000 characters. Script is never allowed but by its hash. */
const MOST_STYLE_HASHES = 20;

/** A hash would take back what `'unsafe-inline'` allows; so many styles that no header holds them are allowed by it. */
function withoutUselessHashes(name: string, sources: readonly string[]): readonly string[] {
  const hashes = sources.filter((source) => source.startsWith("'sha256-"));
  const tooMany = name === 'style-src' && hashes.length > MOST_STYLE_HASHES;
  if (!tooMany && !sources.includes("'unsafe-inline'")) return sources;
  const rest = sources.filter((source) => !hashes.includes(source) && source !== "'unsafe-hashes'");
  return tooMany && !rest.includes("'unsafe-inline'") ? [...rest, "'unsafe-inline'"] : rest;
}

/** Adds to a directive what it does not allow already; one that forbids everything stays as it is. */
function allow(directives: Record<string, string>, name: string, sources: readonly string[]): void {
  const allowed = (directives[name] ?? "'self'").split(/\s+/);
  if (allowed.includes("'none'")) return;
  const more = sources.filter(
    (source) => !allowed.includes(source) && !(allowed.includes('https:') && source.startsWith('https:')),
  );
  directives[name] = withoutUselessHashes(name, [...allowed, ...more]).join(' ');
}
