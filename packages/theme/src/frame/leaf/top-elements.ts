import { Parser } from 'htmlparser2';

/** What an element of a page's text is for its second leaf. */
export type ElementKind = 'heading' | 'fields' | 'text' | 'example';

/** An element that stands in nothing else, with the white space behind it. */
export interface TopElement {
  kind: ElementKind;
  html: string;
  /** Lines of its first code, which is the one that tabs show; a row of a table is as high as two. */
  lines: number;
}

const EXAMPLES =
  /(?:^|\s)(?:code|block-(?:aside|code-tabs|code-tree|code-repl|demo|window|file-tree))(?:\s|$)/;
const FIELDS = /(?:^|\s)(?:block-field|block-field-group|[\w-]+-fields)(?:\s|$)/;
/** A table of so many columns is too wide to be read among text. */
const WIDE_TABLE = 4;

/** Code, whose tags are most of a page's and none of its elements. */
const CODE = /(<pre(?=[\s>])(?:[^"'>]|"[^"]*"|'[^']*')*>)([\s\S]*?)<\/pre>/g;

/** Cuts the text of a page into its elements; `undefined` where tags don't match. */
export function topElements(html: string): TopElement[] | undefined {
  const codes: string[] = [];
  const elements = elementsOf(
    html.replace(CODE, (_, open: string, code: string) => {
      codes.push(code);
      return `${open}</pre>`;
    }),
  );
  return elements?.map(({ kind, html: empty }) => {
    const own = empty.replace(CODE, (_, open: string) => `${open}${codes.shift()}</pre>`);
    return { kind, html: own, lines: linesOf(own) };
  });
}

function elementsOf(html: string): Pick<TopElement, 'kind' | 'html'>[] | undefined {
  const elements: Pick<TopElement, 'kind' | 'html'>[] = [];
  let depth = 0;
  let start = 0;
  let kind: ElementKind = 'text';
  let cells = 0;
  const parser = new Parser({
    onopentag(name, { class: names = '' }) {
      if (depth === 0) {
        kind = kindOf(name, names);
        cells = 0;
      } else if (depth === 1 && isBoxless(html, start)) kind = kindOf(name, names);
      if (name === 'th' && ++cells === WIDE_TABLE && kind === 'text') kind = 'example';
      depth++;
    },
    onclosetag() {
      depth--;
      if (depth > 0) return;
      elements.push({ kind, html: html.slice(start, parser.endIndex + 1) });
      start = parser.endIndex + 1;
    },
  });
  parser.write(html);
  const last = elements.at(-1);
  // Ending the parser would close what is open.
  if (depth !== 0 || !last) return undefined;
  last.html += html.slice(start);
  return elements;
}

/** Of the first code or of a table, whose rows are as high as two. */
const linesOf = (html: string) => {
  const [code = ''] = html.split('</pre>', 1);
  const count = (mark: string) => code.split(mark).length - 1;
  return count('class="line') + 2 * count('<tr');
};

function kindOf(name: string, names: string): ElementKind {
  if (/^h[1-6]$/.test(name)) return 'heading';
  if (FIELDS.test(names)) return 'fields';
  return EXAMPLES.test(names) ? 'example' : 'text';
}

/** An island has no box of its own: it is what stands in it. */
const isBoxless = (html: string, start: number) => html.slice(start).trimStart().startsWith('<bi-island');
