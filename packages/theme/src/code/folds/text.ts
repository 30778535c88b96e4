import { defineText } from '../../text/define-text.ts';

/** Texts of long code. */
export default defineText({
  en: {
    codeMoreText: 'Show all {count} lines',
    codeLessText: 'Show fewer lines',
  },
  zh: {
    codeMoreText: '展开全部 {count} 行',
    codeLessText: '收起',
  },
});
