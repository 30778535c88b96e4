import { defineText } from '../../text/define-text.ts';

/** Texts of the links to the pages around a page. */
export default defineText({
  en: {
    pagerLabel: 'Previous and next page',
    prevPageLabel: 'Previous page',
    nextPageLabel: 'Next page',
  },
  zh: {
    pagerLabel: '上一页与下一页',
    prevPageLabel: '上一页',
    nextPageLabel: '下一页',
  },
});
