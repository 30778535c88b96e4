import { createHash } from 'node:crypto';

/** Directive name to its sources. */
export type CspDirectives = Readonly<Record<string, string>>;

/** What a page holds inline, found in its final HTML. */
export interface InlineParts {
  /** `'sha256-…'` of each inline script. */
  scriptHashes: string[];
  /** Whether an author's own HTML brings `style` attributes or elements. */
  styles: boolean;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_TYPE = /\stype="?application\/(?:ld\+)?json/i;

/** Finds the inline scripts and styles of a page (CSP Level 3, hash sources). Data blocks are not script. */
export function inlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !DATA_TYPE.test(attributes),
  );
  return {
    scriptHashes: [...new Set(scripts.map(([, , body = '']) => sha256Source(body)))],
    styles: /<style[\s>]|<[a-z][^>]*\sstyle="/i.test(html),
  };
}

const sha256Source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy under which pages with these inline parts work, and no other script runs. `overrides` replace a directive
 * as a whole, and may add new ones. `webAssembly`: search runs in it.
 */
export function contentSecurityPolicy(
  inline: InlineParts,
  overrides: CspDirectives = {},
  { webAssembly = false } = {},
): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...(webAssembly ? ["'wasm-unsafe-eval'"] : []), ...inline.scriptHashes].join(
      ' ',
    ),
    'style-src': inline.styles ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    ...overrides,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');
}

/** One policy that fits all the given pages. */
export function mergeInlineParts(parts: readonly InlineParts[]): InlineParts {
  return {
    scriptHashes: [...new Set(parts.flatMap(({ scriptHashes }) => scriptHashes))].sort(),
    styles: parts.some(({ styles }) => styles),
  };
}
