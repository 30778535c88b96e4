import type MarkdownIt from 'markdown-it';

/** A name or a flag. Anything longer may not fit a line of a phone. */
const SHORT = /^(?=.*-)\S{2,24}$/;

/** Short code with a hyphen stays on one line: browsers would break `--port` after its hyphens, which nothing in CSS forbids. */
export function unbrokenCode(md: MarkdownIt): void {
  const { code_inline: render } = md.renderer.rules;
  md.renderer.rules.code_inline = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token && SHORT.test(token.content)) token.attrSet('data-short', '');
    return render?.(tokens, index, options, env, self) ?? '';
  };
}
