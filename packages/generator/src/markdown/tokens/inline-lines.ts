import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';

/** Parses the text of every block as markdown-it does, and lets inline rules know on which line it stands. */
export function trackLines(md: MarkdownIt): void {
  md.core.ruler.at('inline', ({ tokens, env }) => {
    const page = pageOf(env);
    for (const token of tokens) {
      if (token.type !== 'inline') continue;
      page.currentLine = (token.map?.[0] ?? page.currentLine - 1) + 1;
      token.children ??= [];
      md.inline.parse(token.content, md, env, token.children);
    }
    page.currentLine = 1;
  });
}
