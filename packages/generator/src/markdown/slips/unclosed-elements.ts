import type { Token } from 'markdown-it';
import { isElement } from '../html/html-elements.ts';
import { isVoidElement } from '../html/self-closing.ts';
import type { PageState } from '../page-state.ts';
import type { Detector } from './detector.ts';

/** Elements that HTML lets end where the next one begins (HTML standard, 13.1.2.4). */
const optionalEnds = new Set(
  'p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp html head body'.split(' '),
);

// A tag with attributes as CommonMark defines them; comments and scripts are passed over first.
const tagPattern =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z\d]*)(?:\s+[a-z_:@][\w.:@-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*(\/?)>/gi;

interface OpenElement {
  name: string;
  line: number;
}

/** The elements that are open at a place. However many there are, an end costs no more than what it closes. */
class OpenElements {
  readonly #stack: OpenElement[] = [];
  readonly #counts = new Map<string, number>();

  open(element: OpenElement): void {
    this.#stack.push(element);
    this.#count(element.name, 1);
  }

  isOpen(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  /** Closes the innermost one of a name. Returns those in it that nothing has closed. */
  close(name: string): OpenElement[] {
    const inner: OpenElement[] = [];
    for (let element = this.#stack.pop(); element; element = this.#stack.pop()) {
      this.#count(element.name, -1);
      if (element.name === name) break;
      inner.push(element);
    }
    return inner.reverse();
  }

  rest(): readonly OpenElement[] {
    return this.#stack;
  }

  #count(name: string, change: number): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change);
  }
}

/** Reports elements that nothing closes, and ends without a beginning: browsers would put the rest of the page into them, or out of ours. */
export const unclosedElements: Detector = {
  name: 'unclosed_elements',
  look({ tokens, page }) {
    const open = new OpenElements();
    for (const token of tokens) {
      if (token.type === 'html_block') follow(page, token.content, lineOf(token), open);
      for (const { type, content } of token.children ?? [])
        if (type === 'html_inline') follow(page, content, lineOf(token), open);
    }
    for (const element of open.rest()) reportOpen(page, element);
  },
};

const lineOf = ({ map }: Token) => (map?.[0] ?? 0) + 1;

function follow(page: PageState, html: string, firstLine: number, open: OpenElements): void {
  let [line, counted] = [firstLine, 0];
  for (const { 2: end, 3: written, 4: slash, index } of html.matchAll(tagPattern)) {
    const name = written?.toLowerCase();
    if (!name || slash || !isElement(name) || isVoidElement(name)) continue;
    line += html.slice(counted, index).split('\n').length - 1;
    counted = index;
    if (!end) {
      open.open({ name, line });
      continue;
    }
    if (!open.isOpen(name)) {
      if (!optionalEnds.has(name)) reportEnd(page, { name, line });
    } else for (const inner of open.close(name)) reportOpen(page, inner);
  }
}

function reportOpen(page: PageState, { name, line }: OpenElement): void {
  if (optionalEnds.has(name)) return;
  page.report({
    severity: 'warning',
    code: 'unclosed-element',
    line,
    message: `<${name}> is never closed.`,
    hint: `Write </${name}> where it ends.`,
  });
}

function reportEnd(page: PageState, { name, line }: OpenElement): void {
  page.report({
    severity: 'warning',
    code: 'unclosed-element',
    line,
    message: `</${name}> has no opening tag.`,
    hint: `Remove it, or write <${name}> where the element begins.`,
  });
}
