import { Parser } from 'htmlparser2';
import { escapeHtml } from '../markdown/html-escape.ts';
import { BLOCK_END, separateCjk } from './cjk.ts';

/** Elements whose text is not the page's: navigation, drawings, script. */
const SKIPPED = new Set(['nav', 'footer', 'script', 'style', 'svg', 'noscript', 'dialog']);
/** Elements that do not end a run of text. */
const INLINE = new Set(
  'a abbr b bdi bdo bi-icon bi-island bi-slot cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strong sub sup template time u var wbr'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;

export interface PageRecordInput {
  /** The finished document. */
  html: string;
  /** BCP 47 tag. */
  lang: string;
  /** Stands in where the page shows no `h1`. */
  title: string;
}

/**
 * What the index is to know of a page: the headings and the text of its `<main>` as bare HTML, all of it, also what
 * tabs and collapses hide. Elements with `data-search="false"` stay out.
 */
export function pageRecord({ html, lang, title }: PageRecordInput): string {
  const blocks: string[] = [];
  let text = '';
  let heading: { name: string; id?: string } | undefined;
  let skipped = 0;

  function endBlock(): void {
    const words = escapeHtml(separateCjk(text));
    text = '';
    if (!words) return;
    const id = heading?.id ? ` id="${escapeHtml(heading.id)}"` : '';
    const name = heading?.name ?? 'p';
    blocks.push(`<${name}${id}>${words} ${BLOCK_END}</${name}>`);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped > 0 || isSkipped(name, attributes)) skipped++;
      else if (!INLINE.has(name)) {
        endBlock();
        if (HEADING.test(name)) heading = { name, id: attributes.id };
      }
    },
    onclosetag(name) {
      if (skipped > 0) skipped--;
      else if (!INLINE.has(name)) {
        endBlock();
        if (HEADING.test(name)) heading = undefined;
      }
    },
    ontext(data) {
      if (skipped === 0) text += data;
    },
  });
  parser.end(mainOf(html));
  endBlock();
  if (!blocks.some((block) => block.startsWith('<h1')))
    blocks.unshift(`<h1>${escapeHtml(separateCjk(title))} ${BLOCK_END}</h1>`);
  return `<html lang="${escapeHtml(lang)}"><body>\n${blocks.join('\n')}\n</body></html>\n`;
}

const isSkipped = (name: string, attributes: Readonly<Record<string, string>>) =>
  SKIPPED.has(name) || attributes['aria-hidden'] === 'true' || attributes['data-search'] === 'false';

function mainOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? '' : html.slice(start, end);
}
