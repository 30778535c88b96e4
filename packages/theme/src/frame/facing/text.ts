import { defineText } from '../../text/define-text.ts';

/** Texts of the page beside its translation. */
export default defineText({
  en: {
    facingText: 'Read beside {language}',
    facingFailedText: 'The other page could not be opened.',
  },
  zh: {
    facingText: '与 {language} 对照阅读',
    facingFailedText: '无法打开另一种语言的页面。',
  },
});
