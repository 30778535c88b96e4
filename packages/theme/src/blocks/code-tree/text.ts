import { defineText } from '../../text/define-text.ts';

/** Texts of code trees. */
export default defineText({
  en: {
    codeTreeLabel: 'Files',
  },
  zh: {
    codeTreeLabel: '文件',
  },
});
