import { escapeHtml } from '../../../core/html/escape-html.ts';
import type { DocumentToBundle } from '../../../core/routing/document-address.ts';

interface DocumentFiles {
  /** Scripts that stand before all others. */
  before: readonly string[];
  style: string;
  script: string;
}

/** The document of a frame. Its files lie beside it. */
export function documentHtml(document: DocumentToBundle, { before, style, script }: DocumentFiles): string {
  const { lang, title, html, scriptLibraries = [], styleLibraries = [] } = document;
  const scriptTag = (src: string) => `<script src="${escapeHtml(src)}"></script>`;
  const sheets = [...styleLibraries, style];
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(document))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...before.map(scriptTag),
    '</head>',
    '<body>',
    html,
    ...[...scriptLibraries, script].map(scriptTag),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Scripts and styles are files of the site or of the hosts that the author has named; what they ask for is their own matter. */
function policyOf({ scriptLibraries = [], styleLibraries = [] }: DocumentToBundle): string {
  const sources = (addresses: readonly string[]) =>
    ["'self'", ...new Set(addresses.map((address) => new URL(address).origin))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scriptLibraries)}`,
    `style-src ${sources(styleLibraries)}`,
    `font-src data: ${sources(styleLibraries)}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    'connect-src https:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
