import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';

/** Vue's `<script setup>` and `<script>export default …` have no meaning here: they are left out of the page and reported. */
export function scripts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'script_setup', (state) => {
    if (!state.tokens.some(vueScript)) return;
    const page = pageOf(state.env);
    state.tokens = state.tokens.filter((token) => {
      const written = vueScript(token);
      if (!written) return true;
      page.report({
        severity: 'warning',
        code: 'script-setup',
        line: (token.map?.[0] ?? 0) + 1,
        message: `Vue's ${written} doesn't work here and is omitted.`,
        hint: 'Put the code in a React component in components/, or in an .mdx page.',
      });
      return false;
    });
  });
}

/** How a script of Vue is written; `undefined` for one that browsers run, and for all other blocks. */
function vueScript({ type, content }: { type: string; content: string }): string | undefined {
  const [, attributes, body = ''] =
    (type === 'html_block' && /^\s*<script\b([^>]*)>([\s\S]*)/i.exec(content)) || [];
  if (attributes === undefined) return undefined;
  if (/\bsetup\b/i.test(attributes)) return '<script setup>';
  if (/\blang\s*=\s*["']?tsx?\b/i.test(attributes)) return '<script lang="ts">';
  const isModule = /\btype\s*=/i.test(attributes);
  return !isModule && /^\s*export\s+default\b/m.test(body) ? '<script>export default' : undefined;
}
