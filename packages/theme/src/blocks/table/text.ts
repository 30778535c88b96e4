import { defineText } from '../../text/define-text.ts';

/** Texts of tables. */
export default defineText({
  en: {
    copyHtmlText: 'Copy as HTML',
    copyMarkdownText: 'Copy as Markdown',
  },
  zh: {
    copyHtmlText: '复制为 HTML',
    copyMarkdownText: '复制为 Markdown',
  },
});
