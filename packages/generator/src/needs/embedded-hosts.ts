import { Parser } from 'htmlparser2';
import type { Sources } from './types.ts';

/** Found much sooner than a tag is. */
const MAY_EMBED = /<(?:iframe|script|link)\b/i;
const ADDRESS = /^\s*(https?:)?\/\/([\w.-]+(?::\d+)?)(?=[/?#\s]|$)/i;
const STYLE_SHEET = /^\s*stylesheet\b/i;

/**
 * Hosts of the frames, scripts and style sheets that an author has put into a page, by directive of the policy. Nothing else
 * would tell why they stay empty. An address without a scheme gives a host without one, which means that of the page.
 */
export function embeddedHosts(html: string): Sources[] {
  if (!MAY_EMBED.test(html)) return [];
  const found: Sources[] = [];
  const parser = new Parser({
    onopentag(name, { src, href, rel = '' }) {
      const [, scheme = '', host] = ADDRESS.exec(src ?? href ?? '') ?? [];
      if (host) found.push(...directivesFor(name, rel, `${scheme && `${scheme}//`}${host}`.toLowerCase()));
    },
  });
  parser.end(html);
  return found;
}

function directivesFor(name: string, rel: string, source: string): Sources[] {
  if (name === 'iframe') return [{ 'frame-src': [source] }];
  if (name === 'script') return [{ 'script-src': [source] }];
  const isSheet = name === 'link' && STYLE_SHEET.test(rel);
  // Sheets of other hosts mostly bring their fonts from yet another one.
  return isSheet ? [{ 'style-src': [source], 'font-src': ['https:'] }] : [];
}
