import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';

/** Vue's `<script setup>` has no meaning here: it is left out of the page and reported. */
export function scripts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'script_setup', (state) => {
    if (!state.tokens.some(isSetup)) return;
    const page = pageOf(state.env);
    state.tokens = state.tokens.filter((token) => {
      if (!isSetup(token)) return true;
      page.report({
        severity: 'warning',
        code: 'script-setup',
        line: (token.map?.[0] ?? 0) + 1,
        message: 'A <script setup> block has no meaning here and was left out.',
        hint: 'Put the code in a React component in components/, or in an .mdx page.',
      });
      return false;
    });
  });
}

const isSetup = ({ type, content }: { type: string; content: string }) =>
  type === 'html_block' && /^\s*<script\b[^>]*\bsetup\b[^>]*>/i.test(content);
