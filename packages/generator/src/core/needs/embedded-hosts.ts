import type { Sources } from './types.ts';

const ADDRESS = /^\s*(https?:)?\/\/([\w.-]+(?::\d+)?)(?=[/?#\s]|$)/i;
const STYLE_SHEET = /^\s*stylesheet\b/i;

/**
 * The host of a frame, script or style sheet that an author has put into a page, by directive of the policy. Nothing else would
 * tell why it stays empty. An address without a scheme gives a host without one, which means that of the page.
 */
export function embeddedHosts(
  name: string,
  { src, href, rel = '' }: Readonly<Record<string, string>>,
): Sources[] {
  const [, scheme = '', host] = ADDRESS.exec(src ?? href ?? '') ?? [];
  return host ? directivesFor(name, rel, `${scheme && `${scheme}//`}${host}`.toLowerCase()) : [];
}

function directivesFor(name: string, rel: string, source: string): Sources[] {
  if (name === 'iframe') return [{ 'frame-src': [source] }];
  if (name === 'script') return [{ 'script-src': [source] }];
  const isSheet = name === 'link' && STYLE_SHEET.test(rel);
  // Sheets of other hosts mostly bring their fonts from yet another one.
  return isSheet ? [{ 'style-src': [source], 'font-src': ['https:'] }] : [];
}
