import { footnote } from '@mdit/plugin-footnote';
import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';

const textOf = (env: unknown) => pageOf(env).text;

/** `text[^a]` with `[^a]: note`, and `text^[note]`. Screen readers are told where the arrows behind a note lead. */
export function footnotes(md: MarkdownIt): void {
  md.use(footnote);
  const { rules } = md.renderer;
  const open = rules.footnote_block_open;
  rules.footnote_block_open = (tokens, index, options, env, self) =>
    (open?.(tokens, index, options, env, self) ?? '').replace(
      '<section class="footnotes"',
      `<section class="footnotes" aria-label="${textOf(env).footnotesLabel}"`,
    );
  const anchor = rules.footnote_anchor;
  rules.footnote_anchor = (tokens, index, options, env, self) => {
    const html = anchor?.(tokens, index, options, env, self) ?? '';
    const number = /#footnote-ref([\d:]+)"/.exec(html)?.[1] ?? '';
    return html.replace(
      ' class="footnote-backref"',
      ` class="footnote-backref" aria-label="${textOf(env).footnoteBackText} ${number}"`,
    );
  };
}
