import { defineText } from '../text/define-text.ts';

/** Texts of footnotes and tables of contents. */
export default defineText({
  en: {
    footnotesLabel: 'Footnotes',
    footnoteBackText: 'Back to reference',
    tocLabel: 'Contents',
  },
  zh: {
    footnotesLabel: '脚注',
    footnoteBackText: '返回引用处',
    tocLabel: '目录',
  },
});
