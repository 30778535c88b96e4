import type { Sources } from './types.ts';

/** Directive name to its sources. */
export type CspDirectives = Readonly<Record<string, string>>;

/**
 * The policy under which pages with these needs work, and no other script runs. `overrides` replace directives and add new ones;
 * what the pages need is added to theirs too, unless they forbid everything.
 */
export function contentSecurityPolicy(needed: Sources, overrides: CspDirectives = {}): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    ...overrides,
  };
  for (const [name, sources] of Object.entries(needed)) allow(directives, name, sources);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');
}

/** Adds to a directive what it does not allow already; one that forbids everything stays as it is. */
function allow(directives: Record<string, string>, name: string, sources: readonly string[]): void {
  const allowed = (directives[name] ?? "'self'").split(/\s+/);
  if (allowed.includes("'none'")) return;
  const more = sources.filter(
    (source) =>
      !allowed.includes(source) &&
      !(allowed.includes('https:') && source.startsWith('https:')) &&
      // A hash would take back what this allows.
      !(allowed.includes("'unsafe-inline'") && source.startsWith("'sha256-")),
  );
  directives[name] = [...allowed, ...more].join(' ');
}
