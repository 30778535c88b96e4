import { defineText } from '../../text/define-text.ts';

/** Texts of file trees. */
export default defineText({
  en: {
    copyTreeText: 'Copy as text',
  },
  zh: {
    copyTreeText: '复制为文本',
  },
});
