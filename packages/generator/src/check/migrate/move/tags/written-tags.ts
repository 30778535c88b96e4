import type { JsxAttributes, WrittenTag } from '../../../../markdown/dialects/jsx/jsx-tree.ts';

/** How tags of a template language are written: groups 1 is `/` or `end` of a closing one, 2 the name, 3 the rest. */
export type TagPattern = RegExp;

/** `{{< name … >}}` and `{{% name … %}}` of Hugo. */
export const SHORTCODE: TagPattern =
  /\{\{[<%]\s*(\/?)\s*([\w./-]+)((?:"(?:\\.|[^"\\])*"|`[^`]*`|[^"`])*?)[>%]\}\}/g;

/** The tags of a text. One that nothing closes later holds nothing. */
export function writtenTags(text: string, pattern: TagPattern): WrittenTag[] {
  const found = [...text.matchAll(pattern)];
  const closed = new Set(found.filter(([, closing]) => closing).map(([, , name]) => name));
  return found.map((match) => {
    const [whole, closing, name = '', rest = ''] = match;
    return {
      name,
      attributes: argumentsOf(rest),
      isClosing: Boolean(closing),
      isSelfClosing: !closed.has(name) || /\/\s*$/.test(rest),
      start: match.index,
      end: match.index + whole.length,
    };
  });
}

const ARGUMENT =
  /([\w-]+)\s*[=:]\s*(?:"((?:\\.|[^"\\])*)"|'([^']*)'|`([^`]*)`|([^\s,"']+))|"((?:\\.|[^"\\])*)"|'([^']*)'|`([^`]*)`|([^\s,]+)/g;

/** `name="value"` by its name, others by their place: `0`, `1` … */
export function argumentsOf(written: string): JsxAttributes {
  const values = new Map<string, string>();
  let place = 0;
  for (const [, name, ...parts] of written.replace(/\/\s*$/, '').matchAll(ARGUMENT)) {
    const value = (parts.find((part) => part !== undefined) ?? '').replace(/\\(["\\])/g, '$1');
    values.set(name ?? String(place++), value);
  }
  return values;
}
