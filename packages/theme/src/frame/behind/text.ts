import { defineText } from '../../text/define-text.ts';

/** Texts of notices about translations. */
export default defineText({
  en: {
    behindText: '{count} passage of the original is newer. | {count} passages of the original are newer.',
    newerOriginalText: 'The original is newer',
    untranslatedText: 'This page is not translated yet. It is shown in {language}.',
    readOriginalText: 'Read the original',
  },
  zh: {
    behindText: '原文有 {count} 处更新尚未译出。',
    newerOriginalText: '原文已更新',
    untranslatedText: '本页尚未翻译，以下是{language}原文。',
    readOriginalText: '查看原文',
  },
});
