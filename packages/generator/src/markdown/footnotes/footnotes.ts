import { footnote } from '@mdit/plugin-footnote';
import type MarkdownIt from 'markdown-it';
import type { StateCore } from 'markdown-it';
import { pageOf } from '../page-state.ts';

/** Notes that no text refers to are left out, and references to no note stay text. Comes before notes move to the end. */
function reportLost({ tokens, env }: StateCore): void {
  const page = pageOf(env);
  const refs: Readonly<Record<string, number>> = env.footnotes?.refs ?? {};
  for (const [index, { type, meta, map, children }] of tokens.entries()) {
    if (type === 'footnote_reference_open' && (refs[`:${meta.label}`] ?? 0) < 0)
      page.report({
        severity: 'warning',
        code: 'unused-footnote',
        line: (tokens[index + 1]?.map?.[0] ?? 0) + 1,
        message: `Nothing refers to the footnote "${meta.label}", so it is omitted.`,
        hint: `Write [^${meta.label}] in the text.`,
      });
    for (const child of (type === 'inline' && children) || []) {
      const [, label] = (child.type === 'text' && REFERENCE.exec(child.content)) || [];
      if (label === undefined) continue;
      page.report({
        severity: 'warning',
        code: 'missing-footnote',
        line: (map?.[0] ?? 0) + 1,
        message: `Unknown footnote "${label}"; [^${label}] is shown as text.`,
        hint: `Define it on a line of its own: [^${label}]: Note. For plain text, put it in backticks.`,
      });
    }
  }
}

/** Not the sets of regular expressions, such as `[^a-z]`. */
const REFERENCE = /\[\^(?!.-.)([\w\u4e00-\u9fff-]{1,50})\]/;

const textOf = (env: unknown) => pageOf(env).text;

/** `text[^a]` with `[^a]: note`, and `text^[note]`. Screen readers are told where the arrows behind a note lead. */
export function footnotes(md: MarkdownIt): void {
  md.use(footnote);
  md.core.ruler.after('inline', 'lost_footnotes', reportLost);
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
