import type { Sources } from './types.ts';

const FROM_HOST = /(?:https?:)?\/\/[\w.-]+(?::\d+)?/;
const IMPORT = new RegExp(`@import\\s+(?:url\\(\\s*)?["']?(${FROM_HOST.source})`, 'gi');
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const ADDRESS = new RegExp(`url\\(\\s*["']?(${FROM_HOST.source})`, 'gi');

/** What an author's style sheet fetches from other hosts: style sheets, with their fonts from wherever those are, and fonts. */
export function sheetSources(css: string): Sources {
  const written = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const sheets = hosts(written.matchAll(IMPORT));
  const faces = (written.match(FONT_FACE) ?? []).join('\n');
  const fonts = [...hosts(faces.matchAll(ADDRESS)), ...(sheets.length > 0 ? ['https:'] : [])];
  return {
    ...(sheets.length > 0 && { 'style-src': sheets }),
    ...(fonts.length > 0 && { 'font-src': fonts }),
  };
}

const hosts = (matches: Iterable<RegExpExecArray>) => [
  ...new Set([...matches].map(([, host = '']) => host.replace(/^\/\//, '').toLowerCase())),
];
