import { defineText } from '../../text/define-text.ts';

/** Texts of buttons that copy. */
export default defineText({
  en: {
    copyCodeText: 'Copy code',
    copiedText: 'Copied',
  },
  zh: {
    copyCodeText: '复制代码',
    copiedText: '已复制',
  },
});
