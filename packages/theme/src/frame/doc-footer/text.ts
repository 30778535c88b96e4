import { defineText } from '../../text/define-text.ts';

/** Texts below the content of a page. */
export default defineText({
  en: {
    editLinkText: 'Edit this page',
    lastUpdatedText: 'Last updated',
  },
  zh: {
    editLinkText: '编辑此页',
    lastUpdatedText: '最后更新于',
  },
});
