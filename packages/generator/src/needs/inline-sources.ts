import { createHash } from 'node:crypto';
import type { Sources } from './types.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
/** A style sheet, or a tag with the attribute outside of the values of others. */
const STYLES =
  /<style[\s>]|<[a-z][^\s<>"'/]*(?:\s+[^\s<>"'=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"'=]+))?)*?\s+style\s*=/i;
/** Seldom there, and found much sooner than a tag with the attribute is. */
const MAY_HAVE_STYLES = /<style|\sstyle\s*=/i;
const MAY_HAVE_SCRIPT = /<script/i;
const DATA_TYPE = /\stype="?application\/(?:ld\+)?json/i;

/** Styles that stand in the HTML itself cannot be allowed one by one: attributes have no hash. */
export const INLINE_STYLES: Sources = { 'style-src': ["'unsafe-inline'"] };

/** What inline scripts and styles of this HTML need: scripts a hash each (CSP Level 3, hash sources). Data blocks are not script. */
export function inlineSources(html: string): Sources[] {
  const hasStyles = MAY_HAVE_STYLES.test(html) && STYLES.test(html);
  return [...scriptSources(html), ...(hasStyles ? [INLINE_STYLES] : [])];
}

function scriptSources(html: string): Sources[] {
  if (!MAY_HAVE_SCRIPT.test(html)) return [];
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !DATA_TYPE.test(attributes),
  );
  return scripts.map(([, , body = '']) => ({ 'script-src': [hashSource(body)] }));
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
