import { defineText } from '../../text/define-text.ts';

/** Texts of the headings beside a page. */
export default defineText({
  en: {
    outlineLabel: 'On this page',
  },
  zh: {
    outlineLabel: '本页目录',
  },
});
