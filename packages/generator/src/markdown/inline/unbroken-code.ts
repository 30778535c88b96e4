import type MarkdownIt from 'markdown-it';

/** A name or a flag. Anything longer may not fit a line of a phone. */
const SHORT = /^(?=.*-)\S{2,24}$/;
/** What browsers join with this kind of code, though a line may end between them: `、` and `'a'`, `：` and `/guide/`. */
const MAY_END_LINE = /[、，。；：？！）」』》】]$/;
const JOINED = /^['"/:.,!?]/;

/** Short code with a hyphen stays on one line: browsers would break `--port` after its hyphens, which nothing in CSS forbids. */
export function unbrokenCode(md: MarkdownIt): void {
  const { code_inline: render } = md.renderer.rules;
  md.renderer.rules.code_inline = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (!token) return '';
    const { content } = token;
    const mayBreak = JOINED.test(content) && MAY_END_LINE.test(tokens[index - 1]?.content ?? '');
    if (SHORT.test(content)) token.attrSet('data-short', '');
    const html = /-.* | .*-/.test(content)
      ? `<code${self.renderAttrs(token)}>${eachWord(content, md.utils.escapeHtml)}</code>`
      : render?.(tokens, index, options, env, self);
    return `${mayBreak ? '<wbr>' : ''}${html}`;
  };
}

const eachWord = (content: string, escapeHtml: (text: string) => string) =>
  content
    .split(/( +)/)
    .map((word) => (SHORT.test(word) ? `<span data-short="">${escapeHtml(word)}</span>` : escapeHtml(word)))
    .join('');
