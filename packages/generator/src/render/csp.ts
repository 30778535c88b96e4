import { createHash } from 'node:crypto';
import { embeddedHosts } from './embedded-hosts.ts';

/** Directive name to its sources. */
export type CspDirectives = Readonly<Record<string, string>>;

/** What a page holds inline, found in its final HTML. */
export interface InlineParts {
  /** `'sha256-…'` of each inline script. */
  scriptHashes: string[];
  /** Whether an author's own HTML brings `style` attributes or elements. */
  styles: boolean;
  /** Sources by directive: origins that blocks need, as they say in `data-csp`, and hosts of what authors embed. */
  sources: Readonly<Record<string, readonly string[]>>;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
/** A style sheet, or a tag with the attribute outside of the values of others. */
const STYLES =
  /<style[\s>]|<[a-z][^\s<>"'/]*(?:\s+[^\s<>"'=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"'=]+))?)*?\s+style\s*=/i;
/** Seldom there, and found much sooner than a tag with the attribute is. */
const MAY_HAVE_STYLES = /<style|\sstyle\s*=/i;
const SOURCES_ATTRIBUTE = ' data-csp="';
const DATA_TYPE = /\stype="?application\/(?:ld\+)?json/i;

const SOURCES = /<[a-z][^>]*\sdata-csp="([^"]*)"/gi;
const DIRECTIVE = /^(?:connect|font|frame|img|media|script|style|worker)-src$/;
const ORIGIN = /^(?:https?|wss?):\/\/[\w.-]+(?::\d+)?$/;

/**
 * Finds the inline scripts and styles of a page (CSP Level 3, hash sources), and what its blocks fetch from elsewhere:
 * `data-csp="connect-src https://api.example.org; frame-src https://example.org"`. Data blocks are not script.
 */
export function inlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !DATA_TYPE.test(attributes),
  );
  return {
    scriptHashes: [...new Set(scripts.map(([, , body = '']) => sha256Source(body)))],
    styles: MAY_HAVE_STYLES.test(html) && STYLES.test(html),
    sources: mergeSources([...declaredSources(html), ...embeddedHosts(html)]),
  };
}

const declaredSources = (html: string) =>
  html.includes(SOURCES_ATTRIBUTE)
    ? [...html.matchAll(SOURCES)].map(([, text = '']) => parseSources(text))
    : [];

/** Only origins: nothing that a page says can allow inline script or `eval`. */
function parseSources(text: string): InlineParts['sources'] {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(
    directives
      .filter(([name = '']) => DIRECTIVE.test(name))
      .map(([name = '', ...origins]) => [name, origins.filter((origin) => ORIGIN.test(origin))]),
  );
}

function mergeSources(all: readonly InlineParts['sources'][]): InlineParts['sources'] {
  const merged: Record<string, readonly string[]> = {};
  for (const [name, origins] of all.flatMap((sources) => Object.entries(sources)))
    merged[name] = [...new Set([...(merged[name] ?? []), ...origins])].sort();
  return merged;
}

const sha256Source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy under which pages with these inline parts work, and no other script runs. `overrides` replace directives and
 * add new ones; what the pages need is added to theirs too, unless they forbid everything.
 */
export function contentSecurityPolicy(inline: InlineParts, overrides: CspDirectives = {}): string {
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
  allow(directives, 'script-src', inline.scriptHashes);
  allow(directives, 'style-src', inline.styles ? ["'unsafe-inline'"] : []);
  for (const [name, origins] of Object.entries(inline.sources)) allow(directives, name, origins);
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

/** One policy that fits all the given pages. */
export function mergeInlineParts(parts: readonly InlineParts[]): InlineParts {
  return {
    scriptHashes: [...new Set(parts.flatMap(({ scriptHashes }) => scriptHashes))].sort(),
    styles: parts.some(({ styles }) => styles),
    sources: mergeSources(parts.map(({ sources }) => sources)),
  };
}
