import { defineText } from '../../text/define-text.ts';

/** Texts of the button that copies a page. */
export default defineText({
  en: {
    copyPageText: 'Copy page',
    viewMarkdownText: 'View as Markdown',
    copyPageFailedText: 'The page could not be copied.',
    openInText: 'Open in {name}',
    openInPromptText: 'Read {url} and answer my questions about it.',
  },
  zh: {
    copyPageText: '复制本页',
    viewMarkdownText: '查看 Markdown',
    copyPageFailedText: '无法复制本页。',
    openInText: '在 {name} 中打开',
    openInPromptText: '请阅读 {url}，然后回答我的问题。',
  },
});
