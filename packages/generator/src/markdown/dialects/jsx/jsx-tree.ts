/** A component in a page, with what stands in it. */
export interface JsxNode {
  name: string;
  attributes: JsxAttributes;
  children: readonly JsxChild[];
  /** Its tags, as they are written. */
  open: string;
  close: string;
}

export type JsxChild = string | JsxNode;

/** Values by name: texts, `true` for a bare name; what is computed stands in braces. */
export type JsxAttributes = ReadonlyMap<string, string | true>;

/** HTML in which Markdown stands, too. */
const HTML = new Set(
  'div section details article figure center aside blockquote main header footer picture video table thead tbody tr td th ul ol li summary figcaption p dl dt dd'.split(
    ' ',
  ),
);

/** Components and blocks of HTML as a tree. Tags that have no end, or no beginning, are text. Code has to stand aside. */
export function readTree(text: string, tags: Iterable<WrittenTag> = tagsOf(text)): JsxChild[] {
  const top: OpenNode = { name: '', attributes: new Map(), children: [], open: '' };
  const open: OpenNode[] = [top];
  let end = 0;
  for (const tag of tags) {
    const at = open.at(-1) ?? top;
    add(at, text.slice(end, tag.start));
    end = tag.end;
    const written = text.slice(tag.start, tag.end);
    if (tag.isClosing) closeNode(open, tag.name, written);
    else if (tag.isSelfClosing) at.children.push({ ...tag, children: [], open: written, close: '' });
    else open.push({ name: tag.name, attributes: tag.attributes, children: [], open: written });
  }
  add(open.at(-1) ?? top, text.slice(end));
  while (open.length > 1) flatten(open);
  return top.children;
}

interface OpenNode {
  name: string;
  attributes: JsxAttributes;
  children: JsxChild[];
  open: string;
}

const add = ({ children }: OpenNode, text: string) => {
  if (text !== '') children.push(text);
};

/** A tag that nothing closes is text of what it stands in. */
function flatten(open: OpenNode[]): void {
  const lost = open.pop();
  const parent = open.at(-1);
  if (lost && parent) for (const child of [lost.open, ...lost.children]) parent.children.push(child);
}

function closeNode(open: OpenNode[], name: string, written: string): void {
  const own = open.findLastIndex((node, index) => index > 0 && node.name === name);
  if (own === -1) {
    open.at(-1)?.children.push(written);
    return;
  }
  while (open.length > own + 1) flatten(open);
  const node = open.pop();
  if (node) open.at(-1)?.children.push({ ...node, close: written });
}

/** A tag of JSX, or of another language of templates. */
export interface WrittenTag {
  name: string;
  attributes: JsxAttributes;
  isClosing: boolean;
  isSelfClosing: boolean;
  start: number;
  end: number;
}

function* tagsOf(text: string): Generator<WrittenTag> {
  const start = /<(\/?)([A-Za-z][\w.-]*)(?=[\s/>])/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const [whole, slash, name = ''] = found;
    if (!/^[A-Z]/.test(name) && !HTML.has(name)) continue;
    const tag = readAttributes(text, found.index + whole.length);
    if (!tag) continue;
    start.lastIndex = tag.end;
    yield { name, isClosing: slash === '/', start: found.index, ...tag };
  }
}

/** Longer tags are no tags. */
const LONGEST = 20_000;

function readAttributes(
  text: string,
  from: number,
): Pick<WrittenTag, 'attributes' | 'isSelfClosing' | 'end'> | undefined {
  const attributes = new Map<string, string | true>();
  const part = /\s*(?:(\/?>)|([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?=(\{))))?|(?=(\{)))/y;
  for (let at = from; at - from < LONGEST; ) {
    part.lastIndex = at;
    const [whole, end, name, double, single, brace, spread] = part.exec(text) ?? [];
    if (whole === undefined) return undefined;
    at += whole.length;
    if (end) return { attributes, isSelfClosing: end === '/>', end: at };
    if (brace ?? spread) {
      const value = braced(text, at);
      if (value === undefined) return undefined;
      if (name) attributes.set(name, value);
      at += value.length;
    } else if (name) attributes.set(name, double ?? single ?? true);
    else return undefined;
  }
  return undefined;
}

/** From a brace to its end. */
function braced(text: string, from: number): string | undefined {
  let depth = 0;
  for (let at = from; at < text.length && at - from < LONGEST; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(from, at + 1);
  }
  return undefined;
}

/** The text of an attribute; `{'text'}` is one, too. `undefined` for what is computed. */
export function textAttribute(
  { attributes }: Pick<JsxNode, 'attributes'>,
  ...names: string[]
): string | undefined {
  for (const name of names) {
    const value = attributes.get(name);
    if (typeof value !== 'string') continue;
    const quoted = /^\{\s*(?:(['"`])([^'"`$]*)\1|(-?[\d.]+))\s*\}$/.exec(value);
    if (quoted) return quoted[2] ?? quoted[3];
    if (!value.startsWith('{')) return value;
  }
  return undefined;
}

/** `items={['a', 'b']}`. */
export function listAttribute({ attributes }: JsxNode, name: string): string[] {
  const value = attributes.get(name);
  if (typeof value !== 'string') return [];
  return [...value.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
}

/** Whether a name stands bare, or is `{true}`. */
export function isSet({ attributes }: JsxNode, name: string): boolean {
  const value = attributes.get(name);
  return value === true || value === 'true' || value === '{true}';
}
