import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../core/html/escape-html.ts';

/** Elements that feed readers show; of others only what is in them. */
const KEPT = new Set(
  'a abbr b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre s small strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
/** Elements of which nothing is shown. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'svg',
  'math',
  'button',
  'form',
  'input',
  'object',
]);
const VOID = new Set(['br', 'hr', 'img']);
const PLAIN_ATTRIBUTES = new Set([
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'datetime',
  'lang',
]);

/** HTML for feed readers: known elements with plain attributes, links and pictures with whole addresses, neither script nor islands. */
export function feedHtml(html: string, url: string): string {
  let text = '';
  /** How many elements are open of which nothing is shown. */
  let dropped = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (DROPPED.has(name) || dropped > 0) dropped += 1;
        else if (KEPT.has(name)) text += `<${name}${written(attributes, url)}>`;
      },
      ontext(part) {
        if (dropped === 0) text += escapeHtml(part);
      },
      onclosetag(name) {
        if (dropped > 0) dropped -= 1;
        else if (KEPT.has(name) && !VOID.has(name)) text += `</${name}>`;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}

function written(attributes: Readonly<Record<string, string>>, url: string): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => {
      if (name === 'href' || name === 'src') {
        const address = absoluteAddress(value, url);
        return address === undefined ? [] : ` ${name}="${escapeHtml(address)}"`;
      }
      return PLAIN_ATTRIBUTES.has(name) ? ` ${name}="${escapeHtml(value)}"` : [];
    })
    .join('');
}

/** `undefined` for what is no address of the web, such as `javascript:`. */
function absoluteAddress(address: string, url: string): string | undefined {
  const whole = URL.parse(address, url);
  return whole && /^(?:https?|mailto):$/.test(whole.protocol) ? whole.href : undefined;
}
