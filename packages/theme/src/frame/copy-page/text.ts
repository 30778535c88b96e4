import { defineText } from '../../text/define-text.ts';

/** Texts of the button that copies a page. */
export default defineText({
  en: {
    copyPageText: 'Copy page',
    viewMarkdownText: 'View as Markdown',
    copyPageFailedText: 'The page could not be copied.',
  },
  zh: {
    copyPageText: '复制本页',
    viewMarkdownText: '查看 Markdown',
    copyPageFailedText: '无法复制本页。',
  },
});
