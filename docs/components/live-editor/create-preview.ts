import { container } from '@mdit/plugin-container';
import { mark } from '@mdit/plugin-mark';
import MarkdownIt from 'markdown-it';

const HINTS = ['tip', 'note', 'info', 'warning', 'caution', 'important'];
/** `{#id}` at the end of a heading. */
const HEADING_ID = /\s*\{#[\w-]+\}\s*$/;

/** What turns Markdown into a page in the browser: CommonMark, tables, hints and marks. HTML in it is shown as text. */
export function createPreview(): (source: string) => string {
  const md = new MarkdownIt({ html: false }).use(mark);
  for (const name of HINTS) {
    md.use(container, {
      name,
      openRender: (tokens, index) => {
        const title = tokens[index]?.info.trim().slice(name.length).trim();
        const heading = title ? `<p class="hint-container-title">${md.utils.escapeHtml(title)}</p>\n` : '';
        return `<div class="hint-container ${name}">\n${heading}`;
      },
      closeRender: () => '</div>\n',
    });
  }
  md.core.ruler.after('inline', 'heading-ids', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const last = tokens[index - 1]?.type === 'heading_open' ? token.children?.at(-1) : undefined;
      if (last) last.content = last.content.replace(HEADING_ID, '');
    }
  });
  md.core.ruler.push('cell-alignment', ({ tokens }) => {
    for (const token of tokens) {
      const align = token.attrGet('style')?.replace('text-align:', '');
      if (align) token.attrs = [['align', align]];
    }
  });
  return (source) => md.render(source);
}
