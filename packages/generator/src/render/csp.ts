import { createHash } from 'node:crypto';

/** Directive name to its sources. */
export type CspDirectives = Readonly<Record<string, string>>;

/** What a page holds inline, found in its final HTML. */
export interface InlineParts {
  /** `'sha256-…'` of each inline script. */
  scriptHashes: string[];
  /** Whether an author's own HTML brings `style` attributes or elements. */
  styles: boolean;
  /** Origins by directive that blocks of the page need, as they say in `data-csp`. */
  sources: Readonly<Record<string, readonly string[]>>;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLES = /<style[\s>]|<[a-z][^>]*\sstyle="/i;
/** Seldom there, and found much sooner than a tag with the attribute is. */
const MAY_HAVE_STYLES = /<style|style="/i;
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
    sources: html.includes(SOURCES_ATTRIBUTE)
      ? mergeSources([...html.matchAll(SOURCES)].map(([, text = '']) => parseSources(text)))
      : {},
  };
}

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
 * The policy under which pages with these inline parts work, and no other script runs. `overrides` replace a directive
 * as a whole, and may add new ones.
 */
export function contentSecurityPolicy(inline: InlineParts, overrides: CspDirectives = {}): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inline.scriptHashes].join(' '),
    'style-src': inline.styles ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
  };
  for (const [name, origins] of Object.entries(inline.sources)) {
    const allowed = directives[name] ?? "'self'";
    const more = allowed.split(' ').includes('https:') ? origins.filter(isInsecure) : origins;
    directives[name] = [allowed, ...more].join(' ');
  }
  Object.assign(directives, overrides);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');
}

const isInsecure = (origin: string) => !origin.startsWith('https:');

/** One policy that fits all the given pages. */
export function mergeInlineParts(parts: readonly InlineParts[]): InlineParts {
  return {
    scriptHashes: [...new Set(parts.flatMap(({ scriptHashes }) => scriptHashes))].sort(),
    styles: parts.some(({ styles }) => styles),
    sources: mergeSources(parts.map(({ sources }) => sources)),
  };
}
