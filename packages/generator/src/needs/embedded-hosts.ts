import type { Sources } from './types.ts';

/** A whole tag with its attributes. */
const TAG = /<(iframe|script|link)((?:\s+[^\s<>"'=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"'=]+))?)*)\s*\/?>/gi;
/** Seldom there, and found much sooner than a tag is. */
const MAY_EMBED = /<(?:iframe|script|link)\b[^>]*\s(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i;
const ADDRESS = /\s(?:src|href)\s*=\s*["']?(?:(https?:)?\/\/)([\w.-]+(?::\d+)?)(?=[/?#"'\s]|$)/i;
const STYLE_SHEET = /\srel\s*=\s*["']?stylesheet\b/i;

/**
 * Hosts of the frames, scripts and style sheets that an author has put into a page, by directive of the policy. Nothing else
 * would tell why they stay empty. An address without a scheme gives a host without one, which means that of the page.
 */
export function embeddedHosts(html: string): Sources[] {
  if (!MAY_EMBED.test(html)) return [];
  return [...html.matchAll(TAG)].flatMap(([, name = '', attributes = '']) => {
    const [, scheme = '', host] = ADDRESS.exec(attributes) ?? [];
    if (!host) return [];
    const source = `${scheme && `${scheme}//`}${host}`.toLowerCase();
    return directivesFor(name.toLowerCase(), attributes, source);
  });
}

function directivesFor(name: string, attributes: string, source: string): Sources[] {
  if (name === 'iframe') return [{ 'frame-src': [source] }];
  if (name === 'script') return [{ 'script-src': [source] }];
  // Sheets of other hosts mostly bring their fonts from yet another one.
  return STYLE_SHEET.test(attributes) ? [{ 'style-src': [source], 'font-src': ['https:'] }] : [];
}
