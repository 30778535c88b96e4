import { escapeHtml } from 'bifolio/markdown';
import { Parser } from 'htmlparser2';

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan image defs linearGradient radialGradient stop clipPath pattern mask marker symbol use filter feDropShadow'.split(
    ' ',
  ),
);

export interface CleanSvgOptions {
  /** Goes before all ids, so that several pictures can stand in a page. */
  prefix: string;
  /** Colors that stand for tokens, as `data-fill="text"` and `data-stroke="text"`. */
  tokens: Readonly<Record<string, string>>;
}

/**
 * What draws in an SVG that a library has written: no script, no handlers, and styles as attributes, so that it can stand in a page
 * under a strict policy.
 */
export function cleanSvg(svg: string, { prefix, tokens }: CleanSvgOptions): string {
  let html = '';
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hidden > 0 || !ELEMENTS.has(name)) hidden++;
        else html += `<${name}${attributesHtml(attributes, { prefix, tokens })}>`;
      },
      ontext(text) {
        if (hidden === 0) html += escapeHtml(text);
      },
      onclosetag(name) {
        if (hidden > 0) hidden--;
        else html += `</${name}>`;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return html;
}

function attributesHtml(
  attributes: Readonly<Record<string, string>>,
  { prefix, tokens }: CleanSvgOptions,
): string {
  const { style = '', ...rest } = attributes;
  const all = { ...rest, ...declarations(style) };
  return Object.entries(all)
    .filter(([name, value]) => isHarmless(name, value))
    .map(([name, value]) => {
      const token = tokens[value.toLowerCase()];
      if (token && (name === 'fill' || name === 'stroke')) return ` data-${name}="${token}"`;
      const own = ownIds(name, value, prefix);
      return ` ${name}="${escapeHtml(own)}"`;
    })
    .join('');
}

const declarations = (style: string) =>
  Object.fromEntries(
    style
      .split(';')
      .map((pair) => pair.split(/:(.*)/, 2).map((part) => part.trim()))
      .filter(([name = '', value]) => /^[a-z-]+$/.test(name) && value),
  ) as Record<string, string>;

/** Ids, and what names them, as no other picture of the page has them. */
function ownIds(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value;
  return HREF.test(name)
    ? value.replace(/^#/, `#${prefix}`)
    : value.replace(/url\((\s*["']?)#/gi, `url($1#${prefix}`);
}

const HREF = /^(?:xlink:)?href$/;

const isHarmless = (name: string, value: string) =>
  (!HREF.test(name) || isOwnFile(value)) &&
  /^[a-z][\w:-]*$/i.test(name) &&
  !/^(?:on|ecmeta_|class$|pointer-events$)/i.test(name) &&
  !/^\s*(?:javascript|vbscript|data:text)/i.test(value) &&
  !LEADS_ELSEWHERE.test(value);

/** What CSS reads as an address that is not in the picture; a backslash may hide one. */
const LEADS_ELSEWHERE = /\\|url\(\s*["']?(?!["'#])|image-set\(/i;

/** Pictures show parts of themselves, files of the site and images in their text: nothing of others. */
const isOwnFile = (address: string) =>
  /^(?:#|\.{0,2}\/(?!\/)|[\w-]+[./](?!\/)|data:image\/(?:png|jpeg|gif|webp)[;,])/i.test(address);
