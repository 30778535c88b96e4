import type MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../core/html/escape-html.ts';
import { isAttributes, attributeItem as item } from './attribute-braces.ts';

const group = new RegExp(`\\{\\s*${item}(?:\\s+${item})*\\s*\\}`, 'g');
const part = /([.#])([^\s{}".#]+)|([a-z][\w:-]*)(?:=(?:"([^"]*)"|([^\s{}"]*)))?/g;

/** `{.class #id data-x=1}` behind the back-ticks of a fence, in any place: attributes of the code block. `{1,3-5}` stays. */
export function fenceAttributes(md: MarkdownIt, allowed: readonly (string | RegExp)[]): void {
  const isAllowed = (name: string) =>
    allowed.some((one) => (typeof one === 'string' ? one === name : one.test(name)));
  md.core.ruler.after('block', 'fence_attributes', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'fence' || !token.info.includes('{')) continue;
      token.info = token.info.replace(group, (braces) => {
        if (!isAttributes(braces)) return braces;
        for (const [name, value] of read(braces))
          if (name === 'class') token.attrJoin(name, value);
          else if (isAllowed(name)) token.attrSet(name, value);
        return '';
      });
    }
  });
}

/** Names and values of one group. */
function* read(braces: string): Generator<[name: string, value: string]> {
  for (const [, sign, short = '', name = '', quoted, bare = ''] of braces.slice(1, -1).matchAll(part))
    yield sign ? [sign === '.' ? 'class' : 'id', short] : [name, quoted ?? bare];
}

/** The HTML of a code block with more attributes on its outer element, which has a class already. */
export function withAttributes(html: string, attributes: readonly [string, string][] | null): string {
  if (!attributes) return html;
  const own = attributes.find(([name]) => name === 'class')?.[1];
  const others = attributes.filter(([name]) => name !== 'class');
  const written = others.map(([name, value]) => `${name}="${escapeHtml(value)}" `).join('');
  return html.replace('<div class="', () => `<div ${written}class="${own ? `${escapeHtml(own)} ` : ''}`);
}
