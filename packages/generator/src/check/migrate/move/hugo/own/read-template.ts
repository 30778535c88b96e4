/** Part of a template that only puts values into HTML. */
export type TemplatePart =
  | string
  | { value: TemplateValue }
  | { when: TemplateValue; isWith: boolean; then: TemplatePart[]; otherwise: TemplatePart[] };

/** A value of a shortcode: by name or place, what it surrounds (`body`), or that of the `with` around it (`.`). */
export interface TemplateValue {
  name: string;
  fallback?: string;
}

const ACTION = /\{\{-?\s*([\s\S]*?)\s*-?\}\}/;
const VALUE =
  /^(?:(?:\$?\.Page\.RenderString|markdownify)\s+)?\(?(?:\$?\.Get\s+(?:["`]([\w-]+)["`]|(\d+))|(\$?\.Inner)|(\.)|isset\s+\$?\.Params\s+(?:["`]([\w-]+)["`]|(\d+)))\)?((?:\s*\|\s*[^|]+)*)$/;
/** Filters that leave a text as it is. */
const PLAIN = /^(?:safe(?:HTML|URL|CSS|HTMLAttr)|markdownify|htmlEscape|\$?\.Page\.RenderString)$/;
const DEFAULT = /^default\s+["`]([^"`]*)["`]$/;

/** The parts of a template of Hugo; `undefined` if it does more than to put values into HTML. */
export function readTemplate(source: string): TemplatePart[] | undefined {
  if (/<(?:script|style|iframe)\b/i.test(source)) return undefined;
  const tokens = source.split(new RegExp(ACTION, 'g'));
  let at = 0;
  let isSimple = true;
  /** Up to `else` or `end`, or to the end of the file. */
  const read = (isInside: boolean): TemplatePart[] => {
    const parts: TemplatePart[] = [];
    while (at < tokens.length) {
      const token = tokens[at] ?? '';
      const isAction = at++ % 2 === 1;
      if (!isAction) parts.push(token);
      else if (/^(?:else|end)$/.test(token)) {
        at--;
        isSimple &&= isInside;
        return parts;
      } else if (!token.startsWith('/*')) parts.push(readAction(token));
    }
    isSimple &&= !isInside;
    return parts;
  };
  const readAction = (token: string): TemplatePart => {
    const [, word, condition = ''] = /^(if|with)\s+([\s\S]+)$/.exec(token) ?? [];
    const value = readValue(word ? condition : token);
    if (!value) isSimple = false;
    if (!word || !value) return value ? { value } : '';
    const then = read(true);
    const otherwise = tokens[at] === 'else' && at++ ? read(true) : [];
    isSimple &&= tokens[at++] === 'end';
    return { when: value, isWith: word === 'with', then, otherwise };
  };
  const parts = read(false);
  return isSimple ? parts : undefined;
}

function readValue(action: string): TemplateValue | undefined {
  const [whole, named, place, inner, dot, set, setPlace, filters = ''] = VALUE.exec(action) ?? [];
  if (whole === undefined) return undefined;
  const written = filters
    .split('|')
    .map((filter) => filter.trim())
    .filter(Boolean);
  if (!written.every((filter) => PLAIN.test(filter) || DEFAULT.test(filter))) return undefined;
  const fallback = written.map((filter) => DEFAULT.exec(filter)?.[1]).find((one) => one !== undefined);
  const name = inner ? 'body' : (dot ?? named ?? place ?? set ?? setPlace ?? '');
  return { name, ...(fallback !== undefined && { fallback }) };
}
