import { escapeHtml } from '../html-escape.ts';
import { drawCode } from '../markdown/highlight/draw-code.ts';
import { createHighlighter } from '../markdown/highlight/highlighter.ts';
import { parseInfoLine } from '../markdown/highlight/info-line.ts';
import type { MarkdownOptions } from '../markdown/options.ts';
import type { RenderFence } from './rehype-code.ts';

/** A renderer of fenced code for `.mdx` pages of any language that gives the same HTML as Markdown pages have. */
export function createFenceRenderer(options: MarkdownOptions['code']): (lang: string) => RenderFence {
  if (!options) return () => async (code, info) => plainFence(code, parseInfoLine(info).language);
  const highlighter = createHighlighter(options);
  return (lang) => async (code, text) => {
    const info = parseInfoLine(text);
    await highlighter.load([info.language]);
    return drawCode(code, info, { highlighter, options, lang });
  };
}

const plainFence = (code: string, language: string) =>
  `<pre><code class="language-${escapeHtml(language)}">${escapeHtml(code)}</code></pre>`;
